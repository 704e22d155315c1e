import { readFileAsUploaded, TYPE_OF_KIND } from './eval-documents/truth.ts';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { readFileSync } from 'node:fs';
for (const f of process.argv.slice(2)) {
const t = JSON.parse(readFileSync(f+'.truth.json','utf8'));
const { pages, hiddenPages } = await readFileAsUploaded(f);
const a = analyseDocument({ type: TYPE_OF_KIND[t.kind]!, pages, fileName: f, hiddenPages, facts: { name: t.company } });
console.log(f.split('/').at(-1), TYPE_OF_KIND[t.kind], JSON.stringify(a.time)); for (const n of a.flags) console.log('  FLAG', n.code, n.quotes.map((q) => q.text.replace(/\s+/g,' ').slice(0, 120)));
}
