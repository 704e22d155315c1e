import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { scoreCompanies } from './eval-documents/score-companies.ts';
import { scoreGolden } from './eval-documents/score-golden.ts';
import { scorePairs } from './eval-documents/score-pairs.ts';
import { readReadings, scoreWritten } from './eval-documents/score-written.ts';

/*
 * Scores the document reader.
 *
 *   npm run eval:documents -- [FOLDER] [--read FILE] [--verbose]
 *
 * FOLDER holds texts labelled in the reader's own words (the golden ones, if none is given), or files with `FILE.truth.json`
 * beside each, as a writer who does not know the reader says what stands in them, or pairs of decks with `better.json`, or
 * companies with their papers and `company.json`.
 * `--read` names a list of findings such a writer did not list, with what somebody who read them says: true or not.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const [folder = path.join(import.meta.dirname, 'golden-documents')] = positionals;
const files = readdirSync(folder);

if (files.some((file) => file.endsWith('.truth.json')))
  await scoreWritten(folder, { readings: readReadings(values.read), isVerbose: values.verbose });
else if (files.some((file) => file.startsWith('pair'))) await scorePairs(folder);
else if (files.some((file) => existsSync(path.join(folder, file, 'company.json'))))
  await scoreCompanies(folder, { isVerbose: values.verbose });
else if (files.some((file) => file.endsWith('.txt'))) scoreGolden(folder, values.verbose);
else throw new Error(`${folder} holds no labelled documents`);
