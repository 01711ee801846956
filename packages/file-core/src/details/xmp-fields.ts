import type { Topic } from '../report';

/** How a property is shown: all its texts, only those with one name, the number of its items, or a time. */
export type Telling = 'text' | 'time' | { only: string } | { count: string };

export type XmpField = readonly [topic: Topic, label: string, telling?: Telling];

/** The customary prefixes of namespaces; other namespaces are known by their URI. */
export const PREFIXES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'http://purl.org/dc/elements/1.1/': 'dc',
    'http://ns.adobe.com/xap/1.0/': 'xmp',
    'http://ns.adobe.com/xap/1.0/mm/': 'xmpMM',
    'http://ns.adobe.com/xap/1.0/rights/': 'xmpRights',
    'http://ns.adobe.com/xmp/note/': 'xmpNote',
    'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
    'http://ns.adobe.com/tiff/1.0/': 'tiff',
    'http://ns.adobe.com/exif/1.0/': 'exif',
    'http://cipa.jp/exif/1.0/': 'exifEX',
    'http://ns.adobe.com/exif/1.0/aux/': 'aux',
    'http://ns.adobe.com/pdf/1.3/': 'pdf',
    'http://ns.adobe.com/camera-raw-settings/1.0/': 'crs',
    'http://ns.adobe.com/lightroom/1.0/': 'lr',
    'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
    'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
    'http://www.metadataworkinggroup.com/schemas/regions/': 'mwg-rs',
    'http://ns.microsoft.com/photo/1.2/': 'MP',
    'http://ns.microsoft.com/photo/1.0/': 'MicrosoftPhoto',
    'http://www.digikam.org/ns/1.0/': 'digiKam',
    'http://darktable.sf.net/': 'darktable',
    'http://ns.google.com/photos/1.0/camera/': 'GCamera',
    'http://ns.google.com/photos/1.0/container/': 'Container',
    'http://ns.google.com/photos/1.0/depthmap/': 'GDepth',
    'http://ns.google.com/photos/1.0/panorama/': 'GPano',
    'http://ns.adobe.com/hdr-gain-map/1.0/': 'hdrgm',
  }),
);

/** Properties of XMP and of the IPTC photo metadata standard, by customary prefix and name. */
export const XMP_FIELDS: ReadonlyMap<string, XmpField> = new Map(
  Object.entries({
    'Iptc4xmpCore:Location': ['where', 'Place'],
    'Iptc4xmpExt:LocationCreated': ['where', 'Place'],
    'Iptc4xmpExt:LocationShown': ['where', 'Place shown'],
    'photoshop:City': ['where', 'City'],
    'photoshop:State': ['where', 'Region'],
    'photoshop:Country': ['where', 'Country'],
    'Iptc4xmpCore:CountryCode': ['where', 'Country code'],
    'photoshop:DateCreated': ['when', 'Taken', 'time'],
    'xmp:CreateDate': ['when', 'Created', 'time'],
    'xmp:ModifyDate': ['when', 'Changed', 'time'],
    'xmp:MetadataDate': ['when', 'Notes changed', 'time'],
    'dc:date': ['when', 'Dated', 'time'],
    'dc:creator': ['who', 'Author'],
    'dc:contributor': ['who', 'Contributor'],
    'dc:publisher': ['who', 'Publisher'],
    'dc:rights': ['who', 'Copyright'],
    'xmpRights:Owner': ['who', 'Owner'],
    'xmpRights:UsageTerms': ['who', 'Terms of use'],
    'xmpRights:WebStatement': ['who', 'Terms of use'],
    'photoshop:AuthorsPosition': ['who', 'Position'],
    'photoshop:CaptionWriter': ['who', 'Described by'],
    'photoshop:Credit': ['who', 'Credit'],
    'photoshop:Source': ['who', 'Source'],
    'Iptc4xmpCore:CreatorContactInfo': ['who', 'Contact'],
    'Iptc4xmpExt:PersonInImage': ['who', 'Person shown'],
    'Iptc4xmpExt:PersonInImageWDetails': ['who', 'Person shown'],
    'mwg-rs:Regions': ['who', 'Named face', { only: 'Name' }],
    'MP:RegionInfo': ['who', 'Named face', { only: 'PersonDisplayName' }],
    'xmp:CreatorTool': ['edits', 'Program'],
    'pdf:Producer': ['edits', 'Program'],
    'xmpMM:History': ['edits', 'History', { count: 'step' }],
    'photoshop:History': ['edits', 'History'],
    'darktable:history': ['edits', 'History', { count: 'step' }],
    'xmpMM:DocumentID': ['edits', 'Document number'],
    'xmpMM:InstanceID': ['edits', 'Version number'],
    'xmpMM:OriginalDocumentID': ['edits', 'First document'],
    'xmpMM:DerivedFrom': ['edits', 'Made from'],
    'xmpMM:Ingredients': ['edits', 'Made from', { count: 'file' }],
    'photoshop:DocumentAncestors': ['edits', 'Made from', { count: 'document' }],
    'xmp:Thumbnails': ['edits', 'Thumbnail', { count: 'picture' }],
    'Iptc4xmpExt:DigitalSourceType': ['edits', 'How it was made'],
    'dc:title': ['more', 'Title'],
    'dc:description': ['more', 'Description'],
    'dc:subject': ['more', 'Keywords'],
    'pdf:Keywords': ['more', 'Keywords'],
    'lr:hierarchicalSubject': ['more', 'Keywords'],
    'digiKam:TagsList': ['more', 'Keywords'],
    'photoshop:Headline': ['more', 'Headline'],
    'photoshop:Instructions': ['more', 'Instructions'],
    'photoshop:TransmissionReference': ['more', 'Job'],
    'Iptc4xmpExt:Event': ['more', 'Event'],
  }),
);

/** Namespaces that become one detail each: how the picture was developed, or what it consists of. */
export const XMP_GROUPS: ReadonlyMap<string, readonly [topic: Topic, label: string, counted: string]> =
  new Map(
    Object.entries({
      crs: ['edits', 'Adjustments', 'setting'],
      darktable: ['edits', 'Adjustments', 'setting'],
      GCamera: ['more', 'Google camera', 'note'],
      Container: ['more', 'Further pictures', 'note'],
      GDepth: ['more', 'Depth map', 'note'],
      GPano: ['more', 'Panorama', 'note'],
      hdrgm: ['more', 'Brightness map', 'note'],
    }),
  );
