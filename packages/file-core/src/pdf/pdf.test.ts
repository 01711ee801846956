import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdfs } from '../testing/pdfs';
import { exiftoolOfAll, holds, qpdfText, render } from '../testing/tools';
import { leaksIn } from '../second-look';
import { pdf } from '../testing/formats';

/**
 * What exiftool reports for a PDF without private data: the file itself, the density of pictures, blanks, and
 * the epoch.
 */
const OF_THE_FILE =
  /^(File|Composite|JFIF|PDF:(PDFVersion|Linearized|PageCount|TaggedPDF|Language|PageMode|HasXFA|EmbeddedImage\w*)$)/;
const EPOCH = '1970:01:01 00:00:00Z';

/** The checksum of each rendered page. */
async function drawn(bytes: Uint8Array): Promise<string[]> {
  return (await render(bytes)).map((page) => createHash('sha256').update(page).digest('hex'));
}

let told: Promise<Map<string, { cleaned: Uint8Array; tags: Record<string, unknown> }>> | undefined;

/** A cleaned sample, and what exiftool reports for it; all samples are read at once. */
async function toldOf(name: string) {
  told ??= (async () => {
    const cleaned: Uint8Array[] = [];
    for (const { make } of pdfs) cleaned.push(await pdf.clean(await make()));
    const tags = await exiftoolOfAll(cleaned, 'pdf');
    return new Map(pdfs.map((each, index) => [each.name, { cleaned: cleaned[index]!, tags: tags[index]! }]));
  })();
  return (await told).get(name)!;
}

describe.each(pdfs)('$name', ({ name, make, secrets }) => {
  it('comes out with the same pages, and nothing told', async () => {
    const given = await make();
    const before = await pdf.inspect(given);
    const cleaned = await pdf.clean(given);
    const after = await pdf.inspect(cleaned);
    expect(secrets.filter((secret) => holds(given, secret))).toEqual(secrets);
    expect(secrets.filter((secret) => holds(cleaned, secret))).toEqual([]);
    expect(before.details.length > 0 || secrets.length === 0).toBe(true);
    expect(after).toEqual({ ...before, details: [], warnings: [] });
    expect(await leaksIn('pdf', cleaned, before.details)).toEqual([]);
    expect(await drawn(cleaned)).toEqual(await drawn(given));
  });

  it('tells qpdf and exiftool of nothing', async () => {
    const { cleaned, tags } = await toldOf(name);
    const text = await qpdfText(cleaned);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('%%EOF\n%PDF');
    const rest = Object.entries(tags).filter(([tag]) => !OF_THE_FILE.test(tag));
    expect(rest.filter(([, value]) => value !== '' && value !== EPOCH)).toEqual([]);
  });
});
