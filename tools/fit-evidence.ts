import { crossChecked, fitEvidence, readPapers } from './meaning/fit-evidence.ts';

/*
 * Fits what the rest of a paper tells of a sentence, on the whole papers of `tools/meaning/papers` that no weights have learned
 * from, and prints the weights for `src/features/documents/domain/meaning/sentence-evidence.ts`, with what each file gives by the others:
 *
 *   npm run fit:evidence
 */

const papers = readPapers();
for (const [name, weight] of Object.entries(fitEvidence(papers)))
  console.log(`${name}: ${weight.toFixed(2)},`);
const { said, found, wrong, clean, alarmed } = crossChecked(papers);
console.log(
  `of ${said} things said ${found} are found with ${wrong} others; ${alarmed} of ${clean} clean papers have an alarm`,
);
