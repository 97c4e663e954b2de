#pragma once

#include "core/outcome.hpp"
