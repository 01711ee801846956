/** Folders in which systems keep what belongs to a person, or to a person's disk. */
const FOLDERS = 'Users|home|Volumes|media|storage|mnt|run/media|sdcard|Documents and Settings';

/** The characters between the parts of every path. */
const SEPARATOR = /[\\/:]/;

/** How a path on a disk or in a private network begins, anywhere in a text. */
const PLACES = [
  // A drive: C:\, C:/, C|/, but not the end of a word, as in "http://".
  /(?<![\p{L}\d])[a-z][:|][\\/]/iu,
  // A network share: \\server\folder, //server/folder, but not after "https:".
  /\\\\[^\s\\]+\\/,
  /(?<![:\p{L}\d/])\/\/[^\s/]+\/[^\s]/u,
  // URLs of files and shares.
  /(?<![\p{L}\d])(file|smb|cifs|afp|nfs|content|ms-appdata):[/\\]/iu,
  // A person's folder: at the start, in the middle, after "..", and in the notation of the classic Mac OS.
  new RegExp(String.raw`(^|[\s"'(<=|,;:]|\.\.)[/\\](${FOLDERS})[/\\]`, 'i'),
  new RegExp(String.raw`^(Users|home)[/\\][^/\\]+[/\\]`, 'i'),
  /\\(Users|home)\\/i,
  /(?<=[\p{L}\d]):(Users|Desktop Folder|Documents):/u,
  /(^|[\s"'(<=])~[\w.-]*[/\\]/,
  // A Windows or Mac drive in Unix notation.
  /^\/(Macintosh|[A-Z])\//i,
];

/** The name of a document, which programs use to name parts of it. */
const DOCUMENT = /\.(indd|docx?|odt|xlsx?|ods|pptx?|odp|dwg|dxf|psd|ai|pages|key|numbers|tex|qxp|pub)\b/i;
/** A web address: what follows the host is a path on the server, not on a disk. */
const IN_THE_WEB = /(?<![\p{L}\d+.-])(https?|ftp):\/\/[^\s]*/giu;

/**
 * Whether a text contains the path of a file on somebody's disk or network, which often contains a name. Web
 * addresses are ignored, whatever their folders are called, unless they contain a file URL.
 */
export function isPlace(text: string): boolean {
  if (!SEPARATOR.test(text)) return false;
  const rest = text.replace(IN_THE_WEB, (address) => (/file:[/\\]/i.test(address) ? address : ' '));
  return PLACES.some((place) => place.test(rest));
}

/** Whether a name that nobody reads was made from a document's name. */
export function isOfDocument(name: string): boolean {
  return isPlace(name) || DOCUMENT.test(name);
}
