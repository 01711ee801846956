import { describe, expect, it } from 'vitest';
import { detailsOfXmp } from './xmp';

const packet = (
  properties: string,
  attributes = '',
) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
  xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:crs="http://ns.adobe.com/camera-raw-settings/1.0/"
  xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"
  xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#" xmlns:own="urn:own" ${attributes}>${properties}</rdf:Description>
</rdf:RDF></x:xmpmeta>
${' '.repeat(200)}
<?xpacket end="w"?>`;

const list = (kind: string, ...items: string[]) =>
  `<rdf:${kind}>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join('')}</rdf:${kind}>`;

describe('what XMP tells', () => {
  it('is people, faces, edits and dates', async () => {
    const xmp = packet(
      `<dc:creator>${list('Seq', 'Sam Rivers &amp; Co')}</dc:creator>
       <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Dusk</rdf:li><rdf:li xml:lang="en">Dusk</rdf:li></rdf:Alt></dc:title>
       <dc:subject>${list('Bag', 'sea', 'sun')}</dc:subject>
       <mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag>
         <rdf:li><rdf:Description mwg-rs:Name="Noor Aziz" mwg-rs:Type="Face">
           <mwg-rs:Area stArea:x="0.5" stArea:y="0.5"/></rdf:Description></rdf:li>
       </rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>
       <xmpMM:History><rdf:Seq><rdf:li stEvt:action="created"/><rdf:li stEvt:action="saved"/>
         <rdf:li stEvt:action="saved" stEvt:softwareAgent="darktable"/></rdf:Seq></xmpMM:History>
       <own:house>12</own:house>`,
      'xmp:CreatorTool="darktable 4.8" xmp:ModifyDate="2026-11-15T09:04:51+08:00" crs:Tint="2" crs:Exposure="1"',
    );
    expect(await detailsOfXmp(xmp)).toEqual([
      { topic: 'edits', label: 'Program', value: 'darktable 4.8' },
      { topic: 'when', label: 'Changed', value: { date: '2026-11-15', time: '09:04:51', offset: '+08:00' } },
      { topic: 'who', label: 'Author', value: 'Sam Rivers & Co' },
      { topic: 'more', label: 'Title', value: 'Dusk' },
      { topic: 'more', label: 'Keywords', value: 'sea, sun' },
      { topic: 'who', label: 'Named face', value: 'Noor Aziz' },
      { topic: 'edits', label: 'History', value: '3 steps' },
      { topic: 'edits', label: 'Adjustments', value: '2 settings' },
      { topic: 'more', label: 'House', value: '12' },
    ]);
  });

  it('is listed as for Exif where it says the same', async () => {
    const xmp = packet(
      '',
      `tiff:Make="Canon" tiff:Model="Canon EOS R5" tiff:Orientation="6" aux:SerialNumber="0012" exif:FNumber="19/10"
       exif:GPSLatitude="5,28.1742N" exif:GPSLongitude="100,14,46.032W" exif:GPSAltitude="12/1"
       exif:DateTimeOriginal="2026-11-14T18:32:07.25"`,
    );
    expect(await detailsOfXmp(xmp)).toEqual([
      { topic: 'where', label: 'Coordinates', value: '5.46957° N, 100.24612° W' },
      { topic: 'where', label: 'Height', value: '12 m above the sea' },
      { topic: 'when', label: 'Taken', value: { date: '2026-11-14', time: '18:32:07' } },
      { topic: 'device', label: 'Camera', value: 'Canon EOS R5' },
      { topic: 'device', label: 'Camera settings', value: 'f/1.9' },
      { topic: 'device', label: 'Serial number', value: '0012' },
    ]);
  });

  it('is read in any encoding, and between other bytes', async () => {
    const text = packet('', 'xmp:CreatorTool="Größe"');
    const told = [{ topic: 'edits', label: 'Program', value: 'Größe' }];
    const little = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
    expect(await detailsOfXmp(little)).toEqual(told);
    expect(await detailsOfXmp(new TextEncoder().encode(`\n${text}\n\0\0`))).toEqual(told);
  });

  it('is that it is there, where it says nothing', async () => {
    expect(await detailsOfXmp(packet(''))).toEqual([
      { topic: 'more', label: 'XMP', value: 'An empty packet' },
    ]);
  });

  it.each([
    ['no XML', 'hello', '5 bytes, can’t be read'],
    ['what nests without end', '<a>'.repeat(100_000), '300 kB, can’t be read'],
    ['what is never closed', '<rdf:li>'.repeat(100_000), '800 kB, can’t be read'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'An empty packet'],
    ['too much', `<a>${' '.repeat(5_000_000)}</a>`, '5.0 MB, can’t be read'],
  ])('is one detail for %s', async (_, xmp, value) => {
    expect(await detailsOfXmp(xmp)).toEqual([{ topic: 'more', label: 'XMP', value }]);
  });

  it('leaves the prototypes of the program alone', async () => {
    const xmp = packet('<__proto__:toString>owned</__proto__:toString>', 'xmlns:__proto__="__proto__"');
    expect(await detailsOfXmp(xmp)).toEqual([{ topic: 'more', label: 'To string', value: 'owned' }]);
    const tags = packet('<tiff:__proto__>one</tiff:__proto__><exif:constructor>two</exif:constructor>');
    expect(await detailsOfXmp(tags)).toEqual([
      { topic: 'more', label: 'Proto', value: 'one' },
      { topic: 'more', label: 'Constructor', value: 'two' },
    ]);
    expect(Object.prototype.toString.call({})).toBe('[object Object]');
    expect(await detailsOfXmp(packet('<toString:a>three</toString:a>', 'xmlns:toString="toString"'))).toEqual(
      [{ topic: 'more', label: 'A', value: 'three' }],
    );
  });
});
