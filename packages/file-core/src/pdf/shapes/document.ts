import { PDFDict, PDFName } from '../pdf-lib';
import { annotation, field } from './annotations';
import { iccProfile } from './colours';
import { content, font, group, layer, resources } from './graphics';
import { action, destination, opening, transition } from './links';
import { type Dict, type Shape, choice, dict, list, named, numbers, text, texts, tuple, weak } from './shape';
import { structure } from './structure';
import { condition, neededCondition, registry, withoutPath } from './texts';

/** ISO 32000-2, 14.11.5: how colours are meant on paper. */
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

/** ISO 32000-2, table 30. Some writers give pages' keys to branches of the tree, where they do nothing. */
const branch: Dict = dict('pages', `${INHERITED} Count`, {
  keys: { Parent: weak('pages'), Kids: list(() => pageOrBranch), Resources: resources },
  once: true,
});

const pageOrBranch: Shape = choice((value) => {
  if (!(value instanceof PDFDict)) return null;
  return value.has(PDFName.of('Kids')) ? branch : page;
});

/** ISO 32000-2, 12.3.3. */
const outline: Dict = dict('outline', 'Type Count C F', {
  texts: 'Title',
  keys: {
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

const destinationTree: Dict = dict('name tree', 'Type', {
  keys: { Limits: texts, Kids: list(() => destinationTree), Names: tuple(destination) },
  once: true,
});

const pageLabel = dict('page label', 'Type S St', { texts: 'P' });
const pageLabels: Dict = dict('number tree', 'Type', {
  keys: {
    Limits: numbers,
    Kids: list(() => pageLabels),
    Nums: tuple(choice((value) => (value instanceof PDFDict ? pageLabel : numbers))),
  },
  once: true,
});

const toLayer = weak('layer');
const layerOrder: Shape = list(() => orderEntry);
const orderEntry: Shape = choice((value) => {
  if (value instanceof PDFDict) return toLayer;
  return 'asArray' in value ? layerOrder : text;
});
const usage = dict('layer usage', 'Event Category', { keys: { OCGs: list(toLayer) } });
/** Which layers are on at first, without who set it so. */
const configuration = dict('layers', 'BaseState Intent ListMode', {
  texts: 'Name',
  keys: {
    ON: list(toLayer),
    OFF: list(toLayer),
    Locked: list(toLayer),
    Order: layerOrder,
    RBGroups: list(list(toLayer)),
    AS: list(usage),
  },
});

/** ISO 32000-2, 12.7.3, without scripts, signatures and the second form of other makers (XFA). */
const forms = dict('forms', 'NeedAppearances Q', {
  texts: 'DA',
  keys: {
    Fields: list(field),
    DR: dict('resources', 'ProcSet', {
      keys: {
        ...('keys' in resources ? resources.keys : {}),
        Encoding: named(dict('encoding', 'Type BaseEncoding Differences')),
        Font: named(font),
      },
    }),
  },
  idle: 'SigFlags CO',
});

const viewing = dict(
  'viewing',
  'HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode Direction ViewArea ViewClip PrintArea PrintClip PrintScaling Duplex PickTrayByPDFSize PrintPageRange NumCopies Enforce',
);

/** ISO 32000-2, table 29: the document itself. */
export const catalog: Dict = dict('document', 'Type PageLayout PageMode', {
  texts: 'Lang',
  keys: {
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
      keys: { OCGs: list(layer), D: configuration, Configs: list(configuration) },
    }),
    URI: dict('web', '', { keys: { Base: withoutPath } }),
  },
  idle: 'Version Extensions NeedsRendering Requirements',
});
