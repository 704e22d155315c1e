import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits most comes first, and many short files last; a worker keeps what it loaded within a project. */
const PROJECTS = ['faults', 'e2e', 'unit', 'api', 'web'];
/** Files that take a minute, whatever their size. */
const LONG = /(?:screens-\w+|raise)\.e2e\.ts$|(?:disaster|rolling-restart)\.test\.ts$/;

/** The order of test files: what takes longest, then by project, then the largest. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({
      file,
      rank: (LONG.test(file.moduleId) ? 0 : PROJECTS.length) + PROJECTS.indexOf(file.project.name),
      size: statSync(file.moduleId).size,
    }));
    const ordered = placed.toSorted((one, other) => one.rank - other.rank || other.size - one.size);
    return Promise.resolve(ordered.map(({ file }) => file));
  }
}
