import { StartRefused } from '../src/platform/start-refused.ts';

/** Runs a command: what refuses it is told in its sentence, anything else with where it happened, and it ends with 1. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}
