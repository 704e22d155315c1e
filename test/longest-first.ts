import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits most comes first, so that what only computes fills the cores to the end; a worker keeps what it loaded within a project. */
const PROJECTS = ['e2e', 'faults', 'unit', 'api', 'web'];
/** Files that take a minute, whatever their size. */
const LONG = /(?:screens-\w+|raise)\.e2e\.ts$|rolling-restart\.test\.ts$/;

/** The order of test files: by project, then what takes longest, then the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      PROJECTS.indexOf(project.name) * 2 + (LONG.test(moduleId) ? 0 : 1);
    const largestFirst = await super.sort(files);
    return largestFirst.toSorted((one, other) => rank(one) - rank(other));
  }
}
