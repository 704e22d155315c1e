import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type ParsedOcf, readOcf } from './ocf-read.ts';
import { type Issuer, type StatedTable, writeOcf } from './ocf-write.ts';
import { type Outcome, refuse } from './refusal.ts';

const LARGEST_BYTES = 50_000_000;
/** More objects than the largest table that can be kept would need. */
const MOST_OBJECTS = 100_000;
/** The format wants one list for each kind, empty ones too. */
const LISTS = [
  ['stakeholders_files', 'OCF_STAKEHOLDERS_FILE'],
  ['stock_classes_files', 'OCF_STOCK_CLASSES_FILE'],
  ['stock_plans_files', 'OCF_STOCK_PLANS_FILE'],
  ['vesting_terms_files', 'OCF_VESTING_TERMS_FILE'],
  ['transactions_files', 'OCF_TRANSACTIONS_FILE'],
  ['stock_legend_templates_files', 'OCF_STOCK_LEGEND_TEMPLATES_FILE'],
  ['valuations_files', 'OCF_VALUATIONS_FILE'],
] as const;

/** A package names at least one file of these, even without anything in it. */
const ALWAYS = new Set(['OCF_STAKEHOLDERS_FILE', 'OCF_TRANSACTIONS_FILE']);

/** A table as a zip in Open Cap Format 1.2.0: a manifest with checksums, and one JSON file for each kind of object. */
export function zipOcf(
  table: StatedTable,
  issuer: Issuer,
  time: { asOf: string; generatedAt: string },
): Uint8Array {
  const { issuer: issuerObject, files } = writeOcf(table, issuer, time.asOf);
  const written = files
    .filter(({ type, items }) => items.length > 0 || ALWAYS.has(type))
    .map(({ name, type, items }) => ({
      path: `${name}.ocf.json`,
      type,
      bytes: strToU8(JSON.stringify({ file_type: type, items }, null, 2)),
    }));
  const references = (type: string) =>
    written
      .filter((file) => file.type === type)
      .map(({ path, bytes }) => ({ filepath: path, md5: bytesToHex(md5(bytes)) }));
  const manifest = {
    ocf_version: '1.2.0',
    file_type: 'OCF_MANIFEST_FILE',
    issuer: issuerObject,
    as_of: time.asOf,
    generated_at: time.generatedAt,
    ...Object.fromEntries(LISTS.map(([list, type]) => [list, references(type)])),
  };
  return zipSync({
    'Manifest.ocf.json': strToU8(JSON.stringify(manifest, null, 2)),
    ...Object.fromEntries(written.map(({ path, bytes }) => [path, bytes])),
  });
}

/** Reads the objects of every JSON file in a zip as the table of a day. Anything that is not such a package is refused. */
export function unzipOcf(zip: Uint8Array, asOf?: string): Outcome<ParsedOcf> {
  const objects: unknown[] = [];
  let isPackage = false;
  let bytes = 0;
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        bytes += originalSize;
        return name.endsWith('.json') && bytes <= LARGEST_BYTES;
      },
    });
    for (const content of Object.values(files)) {
      const file: unknown = JSON.parse(strFromU8(content));
      if (typeof file !== 'object' || file === null) continue;
      if ('file_type' in file && file.file_type === 'OCF_MANIFEST_FILE') isPackage = true;
      if ('items' in file && Array.isArray(file.items)) for (const item of file.items) objects.push(item);
    }
  } catch {
    return refuse('METHOD_NOT_SUPPORTED', 'file', 'This is not a zip with JSON files in it.');
  }
  if (bytes > LARGEST_BYTES)
    return refuse('TOO_MANY_ROWS', 'file', 'This package is larger than 50 MB when unpacked.');
  if (objects.length > MOST_OBJECTS)
    return refuse(
      'TOO_MANY_ROWS',
      'file',
      `This package holds ${objects.length.toLocaleString('en')} objects; at most 100,000 are read.`,
    );
  if (!isPackage)
    return refuse('METHOD_NOT_SUPPORTED', 'file', 'There is no Open Cap Format manifest in this zip.');
  return readOcf(objects, asOf);
}
