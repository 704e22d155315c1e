import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits most comes first, so that what only computes fills the cores to the end; a worker keeps what it loaded within a project. */
const PROJECTS = ['e2e', 'faults', 'unit', 'api', 'web'];
/** Files that take a minute, whatever their size. */
const LONG = /(?:screens-\w+|raise)\.e2e\.ts$|rolling-restart\.test\.ts$/;

/** The order of test files: by project, then what takes longest, then the largest. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({
      file,
      rank: PROJECTS.indexOf(file.project.name) * 2 + (LONG.test(file.moduleId) ? 0 : 1),
      size: statSync(file.moduleId).size,
    }));
    const ordered = placed.toSorted((one, other) => one.rank - other.rank || other.size - one.size);
    return Promise.resolve(ordered.map(({ file }) => file));
  }
}
