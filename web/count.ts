// The last line of a run: N passed, N failed.
import type { Reporter, TestModule } from 'vitest/node';

export default class Count implements Reporter {
    onTestRunEnd(modules: readonly TestModule[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const failed = tests.filter((test) => test.result().state === 'failed').length;
        const broken = modules.filter((module) => module.errors().length > 0).length;
        const passed = tests.filter((test) => test.result().state === 'passed').length;
        process.on('exit', () => console.log(`${passed} passed, ${failed + broken} failed`));
    }
}
