/** Folders in which systems keep what belongs to a person, or to a disk of theirs. */
const FOLDERS = 'Users|home|Volumes|media|storage|mnt|run/media|sdcard|Documents and Settings';

/** How a place on a disk or in a network of one's own begins, wherever it stands in a text. */
const PLACES = [
  // A drive: C:\, C:/, C|/; not the end of a word, as in "http://".
  /(?<![\p{L}\d])[a-z][:|][\\/]/iu,
  // A share: \\server\folder, //server/folder; not what follows "https:".
  /\\\\[^\s\\]+\\/,
  /(?<![:\p{L}\d/])\/\/[^\s/]+\/[^\s]/u,
  // The addresses of files and shares.
  /(?<![\p{L}\d])(file|smb|cifs|afp|nfs|content|ms-appdata):[/\\]/iu,
  // A folder of a person: at the beginning, in the middle, behind "..", and as old systems of Apple wrote it.
  new RegExp(String.raw`(^|[\s"'(<=|,;:]|\.\.)[/\\](${FOLDERS})[/\\]`, 'i'),
  new RegExp(String.raw`^(Users|home)[/\\][^/\\]+[/\\]`, 'i'),
  /\\(Users|home)\\/i,
  /(?<=[\p{L}\d]):(Users|Desktop Folder|Documents):/u,
  /(^|[\s"'(<=])~[\w.-]*[/\\]/,
  // A drive of Windows as Unix writes it.
  /^\/(Macintosh|[A-Z])\//i,
];

/** A document by its name, as programs put it into what they call a part of it. */
const DOCUMENT = /\.(indd|docx?|odt|xlsx?|ods|pptx?|odp|dwg|dxf|psd|ai|pages|key|numbers|tex|qxp|pub)\b/i;
/** An address in the web: what follows its host is a place on that, and not on a disk. */
const IN_THE_WEB = /(?<![\p{L}\d+.-])(https?|ftp):\/\/[^\s]*/giu;

/**
 * Whether a text holds the place of a file on somebody's disk or network, which tends to name a person. A web address
 * holds none, whatever its folders are called, unless a file's address stands in it.
 */
export function isPlace(text: string): boolean {
  const rest = text.replace(IN_THE_WEB, (address) => (/file:[/\\]/i.test(address) ? address : ' '));
  return PLACES.some((place) => place.test(rest));
}

/** Whether a name that nobody reads was made of a document's name. */
export function isOfDocument(name: string): boolean {
  return isPlace(name) || DOCUMENT.test(name);
}
