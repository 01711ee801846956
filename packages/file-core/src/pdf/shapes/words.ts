const split = (words: string) => words.trim().split(/\s+/);

/** The names that ISO 32000-2 and common programs use as values, and nobody as names of their own. */
const WORDS: ReadonlySet<string> = new Set([
  // Types and subtypes of dictionaries.
  ...split(`Catalog Pages Page Outlines Outline Thread Bead Action Annot Border Trans PageLabel Group Mask ExtGState
    Pattern XObject Font FontDescriptor Encoding CMap Halftone OCG OCMD OutputIntent Filespec F StructTreeRoot
    StructElem MCR OBJR Namespace Form Image Type0 Type1 MMType1 Type3 TrueType CIDFontType0 CIDFontType2 Type1C
    CIDFontType0C OpenType DeviceN NChannel GTS_PDFX GTS_PDFA1 ISO_PDFE1`),
  // Annotations and fields.
  ...split(`Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink
    Popup FileAttachment Sound Movie Screen Widget PrinterMark TrapNet Watermark 3D Redact Projection RichMedia
    Btn Tx Ch Sig None Off N I O P T S D B U C R r A a V H M W Group Inline Top FreeTextCallout FreeTextTypeWriter
    FreeTextTypewriter LineArrow LineDimension PolygonCloud PolygonDimension PolyLineDimension StampImage StampSnapshot
    Diamond OpenArrow ClosedArrow Butt ROpenArrow RClosedArrow Slash`),
  // The icons of comments, and stamps.
  ...split(`Comment Key Note Help NewParagraph Paragraph Insert Check Checkmark Cross CrossHairs RightArrow RightPointer
    Star UpArrow UpLeftArrow Approved AsIs Completed Confidential Departmental Draft Experimental Expired Final ForComment
    ForPublicRelease InformationOnly NotApproved NotForPublicRelease PreliminaryResults Sold TopSecret Void`),
  // How a document opens and is printed, actions, destinations, transitions.
  ...split(`SinglePage OneColumn TwoColumnLeft TwoColumnRight TwoPageLeft TwoPageRight UseNone UseOutlines UseThumbs
    FullScreen UseOC UseAttachments L2R R2L MediaBox CropBox BleedBox TrimBox ArtBox AppDefault PrintScaling Simplex
    DuplexFlipShortEdge DuplexFlipLongEdge GoTo GoToR URI Named Hide ResetForm SubmitForm SetOCGState NextPage PrevPage
    FirstPage LastPage GoBack GoForward GoToPage Print Find Close Quit XYZ Fit FitH FitV FitR FitB FitBH FitBV Split
    Blinds Box Wipe Dissolve Glitter Fly Push Cover Uncover Fade`),
  // Layers.
  ...split(`View Design All ON OFF Toggle Unchanged AllPages VisiblePages AllOn AnyOn AnyOff AllOff And Or Not Export Zoom
    User Language CreatorInfo PageElement Trapping PrintersMarks`),
  // Graphics and fonts.
  ...split(`PDF ImageB ImageC ImageI StandardEncoding MacRomanEncoding WinAnsiEncoding MacExpertEncoding PDFDocEncoding
    AbsoluteColorimetric RelativeColorimetric Saturation Perceptual Normal Compatible Multiply Screen Overlay Darken
    Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Color Luminosity Alpha Transparency Identity
    Default SimpleDot InvertedSimpleDot DoubleDot InvertedDoubleDot CosineDot Double InvertedDouble LineX LineY Round
    Ellipse EllipseA InvertedEllipseA EllipseB EllipseC InvertedEllipseC Rhomboid UltraCondensed ExtraCondensed
    Condensed SemiCondensed SemiExpanded Expanded ExtraExpanded UltraExpanded`),
  // Attributes of structure elements, and artifacts.
  ...split(`Layout List PrintField Table Artifact Block Before Start End Center Justify Middle After LrTb RlTb TbRl TbLr
    LrBt RlBt BtRl BtLr Hidden Dotted Dashed Solid Groove Ridge Inset Outset Auto Overline LineThrough Distribute
    Warichu Sup Sub Disc Decimal UpperRoman LowerRoman UpperAlpha LowerAlpha Description Unordered Ordered rb cb pb tv
    lb on off neutral Row Column Both ipa x-sampa zh-Latn-pinyin zh-Latn-wadegile Pagination Background Header Footer
    PageNum Bates LineNum Redaction Bottom Left Right`),
]);

/** Names by which programs count resources, such as `F1`, and those of the fonts of forms. */
const COUNTED = /^([a-z]{1,3}\d{1,5}|Helv|HeBo|ZaDb|Cour|CoBo|TiRo|TiBo|Symb)$/i;

/** Whether a name says nothing of its own: a word of the standard, or the number of a resource. */
export function isWord(name: string): boolean {
  return WORDS.has(name) || COUNTED.test(name);
}
