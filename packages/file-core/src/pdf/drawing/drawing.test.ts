import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { asText } from '../file/bytes';
import { Budget } from '../file/limits';
import { concat, latin1 } from '../../bytes';
import { Findings, PICTURE_OPEN } from '../findings';
import { cleanDrawing } from './drawing';

async function cleaned(drawing: string | Uint8Array) {
  const bytes = typeof drawing === 'string' ? latin1(drawing) : drawing;
  const found = new Findings();
  const result = await cleanDrawing(bytes, found, new Budget(bytes.length));
  return { ...result, text: asText(result.bytes), found };
}
const cleanedText = async (drawing: string) => (await cleaned(drawing)).text.replaceAll(/\s+/g, ' ').trim();

describe('what a page draws', () => {
  it.each([
    ['0 0 m 10 10 l S'],
    ['(100% \\) (sure) %) Tj <41 42> Tj [(a)-20<42>] TJ 1 2 (c) " (d) \''],
    ['/F1 12 Tf /GS gs 0.1 0.2 /P scn /Im Do /Perceptual ri /Sh sh'],
    ['[3 1] 0 d -.5 +2 --3 1e5 5.4.3 m'],
    ['/Span <</MCID 0/ActualText(Hi)/Lang(en)>> BDC EMC /OC /Layer BDC EMC /Artifact BMC EMC'],
    ['q 1 0 0 1 0 0cm/F1 9 Tf(a)TjET QBT'],
    ['true false null w'],
    ['BI /W 1 /H 1 /BPC 8 /CS /G ID % EI Q'],
    ['BI/W 2/H 1/BPC 8/CS/G/F/AHx ID 4142> EI Q'],
  ])('stays byte for byte: %s', async (drawing) => {
    const bytes = latin1(drawing);
    const { bytes: same, found } = await cleaned(bytes);
    expect(same).toBe(bytes);
    expect(found.details).toEqual([]);
    expect([...found.warnings]).toEqual([]);
  });

  it.each([
    ['%a\n1 w%b\r2 w % (c)', '1 w 2 w'],
    ['[(a)%x\n(b)] TJ', '[(a) (b)] TJ'],
    ['(x) 1 w', 'null 1 w'],
    ['(x) (y) Tj', 'null (y) Tj'],
    ['(x) 2 (y) "', 'null 2 (y) "'],
    ['(x) TJ [(y)] Tj', 'null TJ [ null ] Tj'],
    ['/A 1 2 m /B /F1 9 Tf', 'null 1 2 m null /F1 9 Tf'],
    ['[/A 1 word] 0 d', '[ null 1 null ] 0 d'],
    ['<</A(x)>> 1 w', '<< null null >> 1 w'],
    ['1 2 m (x) 9 Unknown 3 4 l', '1 2 m 3 4 l'],
    ['/A MP /B <</C(x)>> DP 1 w', '1 w'],
    ['] (x) >> { } 1 w', '1 w'],
    ['/Span <</MCID 0/Own(x)>> BDC', '/Span << /MCID 0 >> BDC'],
    ['/Span <</Alt(C:\\\\a)/E(b)%c\n>> BDC', '/Span << /E (b) >> BDC'],
    ['/P 1 (x) BDC', 'null 1 null BDC'],
    ['1 w (never ends', '1 w'],
    ['1 w [(a) <</B (c)', '1 w'],
  ])('%s becomes %s', async (drawing, text) => {
    expect(await cleanedText(drawing)).toBe(text);
    expect(await cleanedText(text)).toBe(text);
    expect(
      (await cleaned(drawing)).found.details.length + (await cleaned(drawing)).found.dropped.length,
    ).toBeGreaterThan(0);
  });

  it('says whether another part of its page may go on with what it began', async () => {
    for (const drawing of ['1 w', '1 2', 'BT (a) Tj % end'])
      expect((await cleaned(drawing)).isWhole).toBe(true);
    for (const drawing of ['(a)', '(a', '[', '/F1 9', 'BI /W 1'])
      expect((await cleaned(drawing)).isWhole).toBe(false);
  });
});

describe('a picture in it', () => {
  const GREY = 'BI/W 2/H 1/BPC 8/CS/G';

  it.each([
    [`${GREY} ID ab hidden EI Q`, `${GREY} ID ab EI Q`],
    [`${GREY}/Own(x) ID ab EI Q`, 'BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI Q'],
    [`${GREY}/F/A85 ID @:E~> hidden EI Q`, `${GREY}/F/A85 ID @:E~> EI Q`],
    [`${GREY}/F/RL ID \x01ab\x80hidden EI Q`, `${GREY}/F/RL ID \x01ab\x80 EI Q`],
    [`${GREY}/L 9 ID ab hidden EI Q`, 'BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI Q'],
  ])('keeps what is drawn: %s', async (drawing, text) => {
    expect(await cleanedText(drawing)).toBe(text);
  });

  it('is compressed again when more than it shows is compressed with it', async () => {
    const { bytes, found } = await cleaned(
      concat([latin1(`${GREY}/F/Fl ID `), zlibSync(latin1('abhidden')), latin1(' EI Q')]),
    );
    expect(found.details).toHaveLength(1);
    expect(Buffer.from(bytes).includes(Buffer.from(zlibSync(latin1('ab'), { level: 6 })))).toBe(true);
  });

  it('that is a JPEG without its filter becomes black', async () => {
    const { text, found } = await cleaned('BI/W 3/H 3/BPC 8/CS/G ID \xff\xd8\xff\xe1Exif1 EI Q');
    expect(text).toBe(`BI\n/W 3\n/H 3\n/BPC 8\n/CS /G\nID ${'\0'.repeat(9)}\nEI Q`);
    expect(found.details).toEqual([
      { topic: 'more', label: 'In a picture', value: 'A photo that no program shows' },
    ]);
    expect((await cleaned(text)).found.details).toEqual([]);
  });

  it('that may end anywhere is named', async () => {
    const { bytes, found } = await cleaned('BI/W 2/H 1/BPC 8/CS/Own ID abEI EIx EI Q');
    expect(asText(bytes)).toBe('BI/W 2/H 1/BPC 8/CS/Own ID abEI EIx EI Q');
    expect([...found.warnings]).toEqual([PICTURE_OPEN]);
  });
});
