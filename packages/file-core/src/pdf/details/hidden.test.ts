import { expect, it } from 'vitest';
import { documentOf, pageOf } from '../../testing/pdf-parts';
import { pdf } from '../../testing/formats';

const CROPPED = 'Pages in it are cropped: what lies beyond their edges is hidden, but stays.';
const LAYERS = 'Layers in it are switched off: what they hold is hidden, but stays.';
const TEXTS = 'Form fields or comments in it are hidden: what they say stays.';
const PASSWORD = 'A password field in it is filled in: what was typed stays, and any program can read it.';

const MARKED = 'Parts of it are marked to be redacted, but were not: what is under the marks stays.';

const layered = (configuration: string) => ({
  1: `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[10 0 R 11 0 R]/D<<${configuration}>>>>>>`,
  ...pageOf('', '/Properties<</A 10 0 R>>', '/OC /A BDC EMC'),
  10: '<</Type/OCG/Name(Used)>>',
  11: '<</Type/OCG/Name(Unused)>>',
});
const forScreens = (event: string) => `/AS[<</Event/${event}/OCGs[10 0 R]/Category[/View]>>]`;
const annotated = (keys: string, rect = '0 0 9 9') => ({
  ...pageOf('/Annots[10 0 R]'),
  10: `<</Type/Annot/Rect[${rect}]/Parent 11 0 R${keys}>>`,
});
const inForm = (keys: string, ofParent = '', rect = '0 0 9 9') => ({
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[11 0 R]>>>>',
  ...annotated(`/Subtype/Widget${keys}`, rect),
  11: `<</FT/Tx/T(a)/Kids[10 0 R]${ofParent}>>`,
});

it.each([
  ['cropped pages', pageOf('/CropBox[20 0 200 150]'), [CROPPED]],
  ['pages cropped at the right', pageOf('/CropBox[0 0 180 150]'), [CROPPED]],
  ['pages cropped at the bottom', pageOf('/CropBox[0 20 200 150]'), [CROPPED]],
  ['pages cropped at the top', pageOf('/CropBox[0 0 200 130]'), [CROPPED]],
  ['pages whose box stands upside down', pageOf('/CropBox[200 150 20 0]'), [CROPPED]],
  ['pages cropped by their tree', { 2: '<</Type/Pages/Kids[3 0 R]/Count 1/CropBox[0 0 99 99]>>' }, [CROPPED]],
  ['pages shown to their edges', pageOf('/CropBox[0.4 0 200 150.6]'), []],
  ['a layer that is off', layered('/OFF[10 0 R]'), [LAYERS]],
  ['a layer without a name that is off', { ...layered('/OFF[10 0 R]'), 10: '<</Type/OCG>>' }, [LAYERS]],
  ['layers that are all off but one', layered('/BaseState/OFF/ON[11 0 R]'), [LAYERS]],
  [
    'a layer for prints',
    { ...layered(forScreens('View')), 10: '<</Type/OCG/Name(Used)/Usage<</View<</ViewState/OFF>>>>>>' },
    [LAYERS],
  ],
  [
    'a layer that is off in prints',
    { ...layered(forScreens('Print')), 10: '<</Type/OCG/Name(Used)/Usage<</View<</ViewState/OFF>>>>>>' },
    [],
  ],
  [
    'a layer for screens',
    { ...layered(forScreens('View')), 10: '<</Type/OCG/Name(Used)/Usage<</View<</ViewState/ON>>>>>>' },
    [],
  ],
  ['layers that are on', layered('/OFF[11 0 R]'), []],
  ['layers that are off but for those that are used', layered('/BaseState/OFF/ON[10 0 R]'), []],
  ['a hidden comment', annotated('/Subtype/Text/F 2/Contents(a)'), [TEXTS]],
  ['a comment without opacity', annotated('/Subtype/Square/CA 0/Contents(a)'), [TEXTS]],
  ['a comment that is half seen', annotated('/Subtype/Square/CA .5/Contents(a)'), []],
  ['a hidden comment that says nothing', annotated('/Subtype/Text/F 2/Contents()'), []],
  ['a comment that is printed', annotated('/Subtype/Text/F 4/Contents(a)'), []],
  ['a hidden field', inForm('/F 32/V(a)'), [TEXTS]],
  ['a hidden field with the value of its parent', inForm('/F 2', '/V(a)'), [TEXTS]],
  ['a hidden field that is empty', inForm('/F 2'), []],
  ['a hidden field with a value to reset it to', inForm('/F 2', '/DV(a)'), [TEXTS]],
  ['a field without an area', inForm('/V(a)', '', '0 0 0 9'), [TEXTS]],
  ['a field without an area that is empty', inForm('', '', '0 0 0 9'), []],
  ['a comment without an area, which shows its icon', annotated('/Subtype/Text/Contents(a)', '9 9 9 9'), []],
  ['what is only marked to be redacted', annotated('/Subtype/Redact'), [MARKED]],
  ['a password', inForm('/V(a)', '/Ff 8192'), [PASSWORD]],
  ['a password to reset a field to', inForm('/DV(a)', '/Ff 8192'), [PASSWORD]],
  ['a field for a password that is empty', inForm('', '/Ff 8192'), []],
])('says that what nobody sees stays in a clean file: %s', async (_, objects, warnings) => {
  const given = documentOf(objects);
  expect((await pdf.inspect(given)).warnings).toEqual(warnings);
  expect((await pdf.inspect(await pdf.clean(given))).warnings).toEqual(warnings);
});
