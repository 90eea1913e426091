import { configure } from "@testing-library/react";

// The default of one second is little on a machine that runs the other suites at the same time.
configure({ asyncUtilTimeout: 10_000 });
