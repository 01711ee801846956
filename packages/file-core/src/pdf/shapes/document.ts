import { PDFArray, PDFDict } from '../pdf-lib';
import { nameFor } from '../names';
import { annotation, shownField } from './annotations';
import { iccProfile } from './colours';
import { differences } from './fonts';
import { content, font, group, layer, resources } from './graphics';
import { action, destination, opening, transition } from './links';
import {
  type Dict,
  type Shape,
  type Source,
  choice,
  dict,
  list,
  named,
  numbers,
  tuple,
  used,
  weak,
} from './shape';
import { structure } from './structure';
import {
  condition,
  language,
  looks,
  neededCondition,
  registry,
  titleWithoutPlace,
  withoutPlace,
} from './texts';

/** ISO 32000-2, 14.11.5: the intended colours in print. */
const outputIntent = dict('output intent', 'Type S', {
  keys: {
    OutputCondition: condition,
    OutputConditionIdentifier: neededCondition,
    RegistryName: registry,
    Info: neededCondition,
    DestOutputProfile: iccProfile,
  },
});

const boxStyle = dict('box', 'C W S D');
const boxes = dict('box', '', {
  keys: { CropBox: boxStyle, BleedBox: boxStyle, TrimBox: boxStyle, ArtBox: boxStyle },
});

const INHERITED = 'Type MediaBox CropBox Rotate';

/** ISO 32000-2, table 31. */
const page: Dict = dict('page', `${INHERITED} BleedBox TrimBox ArtBox Dur StructParents Tabs UserUnit PZ`, {
  keys: {
    Parent: weak('pages'),
    Resources: resources,
    Contents: content,
    Group: group,
    Annots: list(annotation),
    B: list(weak('bead')),
    BoxColorInfo: boxes,
    OutputIntents: list(outputIntent),
    Trans: transition,
  },
  idle: 'Count Kids',
});

/** ISO 32000-2, table 30. Other nodes of the page tree may have keys of pages, without effect. */
const branch: Dict = dict('pages', `${INHERITED} Count`, {
  keys: { Parent: weak('pages'), Kids: list(() => pageOrBranch), Resources: resources },
  once: true,
});

const pageOrBranch: Shape = choice((value) => {
  if (!(value instanceof PDFDict)) return null;
  return value.has(nameFor('Kids')) ? branch : page;
});

/** ISO 32000-2, 12.3.3. */
const outline: Dict = dict('outline', 'Type Count C F', {
  keys: {
    Title: titleWithoutPlace('Untitled'),
    First: () => outline,
    Next: () => outline,
    Last: weak('outline'),
    Prev: weak('outline'),
    Parent: weak('outline'),
    Dest: destination,
    A: action,
    SE: weak('structure element'),
  },
});

const bead: Dict = dict('bead', 'Type R', {
  keys: { T: weak('thread'), N: () => bead, V: weak('bead'), P: weak('page') },
});
/** ISO 32000-2, 12.4.3, without the authors of articles. */
const thread: Dict = dict('thread', 'Type', { keys: { F: bead } });

/** Names and destinations in turn. The tree has no branches: it has been flattened before. */
const destinationTree = dict('name tree', 'Type', { keys: { Names: tuple(destination) } });

const pageLabel = dict('page label', 'Type S St', { keys: { P: withoutPlace } });
const pageLabels = dict('number tree', 'Type', {
  keys: { Nums: tuple(choice((value) => (value instanceof PDFDict ? pageLabel : numbers))) },
});

/** The maximum nesting depth of lists of layers. */
const DEEPEST_LAYERS = 16;
const toLayer = weak('layer');
const shownLayer = choice((value, { shown }) => (shown.has(value) ? layer : null));
const layerOrder: Shape = list(() => orderEntry);
/** A layer, or a nested list of layers; a list, with its label, is dropped if it contains no layers. */
const orderEntry: Shape = choice((value, file) => {
  if (value instanceof PDFDict) return file.shown.has(value) ? toLayer : null;
  if (!(value instanceof PDFArray)) return withoutPlace;
  return hasLayer(value, file) ? layerOrder : null;
});

function hasLayer(order: PDFArray, file: Source, depth = 0): boolean {
  if (depth > DEEPEST_LAYERS) return false;
  return order.asArray().some((item) => {
    const part = file.resolve(item);
    return part instanceof PDFArray
      ? hasLayer(part, file, depth + 1)
      : part !== undefined && file.shown.has(part);
  });
}

const usage = dict('layer usage', 'Event Category', { keys: { OCGs: list(toLayer) } });
/** Which layers are visible at first, without the creator. */
const configuration = dict('layers', 'BaseState Intent ListMode', {
  keys: {
    Name: withoutPlace,
    ON: list(toLayer),
    OFF: list(toLayer),
    Locked: list(toLayer),
    Order: layerOrder,
    RBGroups: list(list(toLayer)),
    AS: list(usage),
  },
});

/** ISO 32000-2, 12.7.3, without scripts, signatures and XFA. */
const forms = dict('forms', 'NeedAppearances Q', {
  keys: {
    DA: looks.DA,
    Fields: list(shownField),
    DR: dict('resources', 'ProcSet', {
      keys: {
        ...('keys' in resources ? resources.keys : {}),
        Encoding: named(differences),
        Font: used(font),
      },
    }),
  },
  idle: 'SigFlags CO',
});

const viewing = dict(
  'viewing',
  'HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode Direction ViewArea ViewClip PrintArea PrintClip PrintScaling Duplex PickTrayByPDFSize PrintPageRange NumCopies Enforce',
);

/** ISO 32000-2, table 29: the document catalogue. */
export const catalog: Dict = dict('document', 'Type PageLayout PageMode', {
  keys: {
    Lang: language,
    Pages: pageOrBranch,
    PageLabels: pageLabels,
    Names: dict('names', '', { keys: { Dests: destinationTree } }),
    Dests: named(destination),
    ViewerPreferences: viewing,
    Outlines: outline,
    Threads: list(thread),
    OpenAction: opening,
    AcroForm: forms,
    StructTreeRoot: structure,
    MarkInfo: dict('marks', 'Marked UserProperties Suspects'),
    OutputIntents: list(outputIntent),
    OCProperties: dict('layers', '', {
      keys: { OCGs: list(shownLayer), D: configuration, Configs: list(configuration) },
    }),
    URI: dict('web', '', { keys: { Base: withoutPlace } }),
  },
  idle: 'Version Extensions NeedsRendering Requirements',
});
