import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { drawGray } from '#platform/pdf/render.ts';

/** A page read from its picture: '' where nothing was recognised well enough. `certaintyFraction` is the engine's own, 0–1. */
export type RecognisedPage = { readonly text: string; readonly certaintyFraction: number };

type Recogniser = {
  readonly Init: (path: string | null, languages: string, mode: number) => number;
  readonly SetImageFile: (orientation: number, angle: number) => number;
  readonly GetUTF8Text: () => string;
  readonly MeanTextConf: () => number;
};
type Engine = {
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
  readonly TessBaseAPI: new () => Recogniser;
};

const require = createRequire(import.meta.url);
/** The package has no types; these are what its own caller relies on. */
const loadEngine = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: {
  readonly print: () => void;
  readonly printErr: () => void;
}) => Promise<Engine>;
/** What is known of the language of a document; the French model reads both, and is taken where nothing is. */
type Language = 'en' | 'fr' | 'unknown';
const MODELS = {
  eng: require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  fra: require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
} as const;
type Model = keyof typeof MODELS;
const NEURAL_ONLY = 1;
const UPRIGHT = 1;
const LEAST_CERTAIN = 0.6;
const LEAST_LETTERS = 20;

let started: Promise<Engine> | undefined;
const readers = new Map<Model, Recogniser>();

/** A model is loaded once, when the first page in its language comes; two at once take half as long again for a page. */
async function readerFor(model: Model): Promise<{ engine: Engine; reader: Recogniser }> {
  const silent = () => {};
  const engine = await (started ??= loadEngine({ print: silent, printErr: silent }));
  const known = readers.get(model);
  if (known) return { engine, reader: known };
  engine.FS.writeFile(`${model}.traineddata`, gunzipSync(readFileSync(MODELS[model])));
  const reader = new engine.TessBaseAPI();
  if (reader.Init(null, model, NEURAL_ONLY) !== 0) throw new Error('The text recognition did not start');
  readers.set(model, reader);
  return { engine, reader };
}

/** Reads a page of a PDF from its picture, in English or French. Runs beside the server, a page a call. */
export async function recognisePage({
  path,
  page,
  language,
}: {
  readonly path: string;
  readonly page: number;
  readonly language: Language;
}): Promise<RecognisedPage> {
  const picture = await drawGray({ pdf: path, page });
  if (picture === null) return { text: '', certaintyFraction: 0 };
  const { engine, reader } = await readerFor(language === 'en' ? 'eng' : 'fra');
  const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`);
  engine.FS.writeFile('/input', Buffer.concat([head, picture.data]));
  reader.SetImageFile(UPRIGHT, 0);
  const text = reader.GetUTF8Text().trim();
  const certaintyFraction = Math.max(0, reader.MeanTextConf()) / 100;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isRead = certaintyFraction >= LEAST_CERTAIN && letters >= LEAST_LETTERS;
  return { text: isRead ? text : '', certaintyFraction };
}
