import { bytesOf } from './given-pdf.ts';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** What a program that opens the file would run by itself. */
function takeScriptsOut(pdf: PDFDocument): void {
  const { catalog } = pdf;
  for (const name of ['OpenAction', 'AA']) catalog.delete(PDFName.of(name));
  catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.delete(PDFName.of('JavaScript'));
}

/**
 * A PDF with a mark over each page, whose pages stand or lie. Null where it cannot be taken apart, as when it is damaged
 * or signed shut. Runs beside the server.
 */
export async function markFile({
  pdf: given,
  standing,
  lying,
}: {
  readonly pdf: Uint8Array | string;
  readonly standing: Uint8Array;
  readonly lying: Uint8Array;
}): Promise<Uint8Array | null> {
  try {
    const pdf = await PDFDocument.load(bytesOf(given), { updateMetadata: false });
    takeScriptsOut(pdf);
    const [over, across] = [(await pdf.embedPdf(standing))[0], (await pdf.embedPdf(lying))[0]];
    if (!over || !across) return null;
    for (const page of pdf.getPages()) {
      const { x, y, width, height } = page.getMediaBox();
      page.drawPage(height > width ? over : across, { x, y, width, height });
    }
    return await pdf.save();
  } catch {
    return null;
  }
}
