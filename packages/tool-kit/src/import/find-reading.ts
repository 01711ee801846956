import { parseCsv } from './csv';
import { ImportFault } from './import-fault';
import type {
  ImportFile,
  ImportFormat,
  ImportMatching,
  ImportProblem,
  ImportQuestion,
  ImportRow,
} from './import-format';
import { isZip } from './unzip';

/** The most records of one import; the server's limit. */
const MOST_ROWS = 10_000;
/** The id of the question which format a file has. */
const FORMAT_QUESTION = 'format';

/** A tool's formats. */
export interface FormatsOfTool {
  tool: string;
  /** The tool's name. */
  name: string;
  formats: readonly ImportFormat<object>[];
}

/** The records of a file, with the tool and the format that they belong to. */
export interface FoundRows {
  tool: string;
  format: { id: string; name: string };
  rows: readonly ImportRow<object>[];
  problems: readonly ImportProblem[];
  matching?: ImportMatching | undefined;
  /** The names of the non-empty columns that the format ignores. */
  unread: readonly string[];
}

type Found = FoundRows | { question: ImportQuestion | ImportMatching };

/**
 * Lets the formats of all tools read a file. Returns a question if the person must decide something first;
 * throws `ImportFault` with a sentence if the file can't be imported.
 */
export async function findReading(
  file: ImportFile,
  tools: readonly FormatsOfTool[],
  answers: Readonly<Record<string, string>>,
): Promise<Found> {
  const readings: { found: Found; value: string; label: string }[] = [];
  for (const { tool, name: toolName, formats } of tools) {
    for (const { id, name, read } of formats) {
      file.table()?.forgetReads();
      const reading = await read(file, answers);
      if (reading === null) continue;
      const unread = file.table()?.unread() ?? [];
      const found = 'question' in reading ? reading : { tool, format: { id, name }, unread, ...reading };
      readings.push({ found, value: `${tool}/${id}`, label: `${toolName}, from ${name}` });
    }
  }
  const [only, ...others] = readings;
  if (only === undefined) throw whyNot(file);
  if (others.length === 0) return checked(only.found);
  const chosen = readings.find(({ value }) => value === answers[FORMAT_QUESTION]);
  if (chosen !== undefined) return checked(chosen.found);
  const choices = readings.map(({ value, label }) => ({ value, label }));
  return { question: { id: FORMAT_QUESTION, text: 'What is in this file?', choices } };
}

function checked(found: Found): Found {
  if ('question' in found) return found;
  const { rows, problems } = found;
  if (rows.length > MOST_ROWS)
    throw new ImportFault(`The file holds more than ${MOST_ROWS} records. Split it, and import the parts.`);
  if (rows.length + problems.length === 0) throw new ImportFault('The file holds nothing to import.');
  return found;
}

/** Why no format could read a file. */
function whyNot(file: ImportFile): ImportFault {
  const unknown =
    'No tool recognises this kind of file. Export it as CSV, with a header line that names the columns.';
  const text = file.text();
  if (text === null) {
    const isTable = !isZip(file.bytes) && /\.(csv|txt)$/i.test(file.name);
    return new ImportFault(
      isTable ? 'The text of this file is not in UTF-8. Save it as “CSV UTF-8”.' : unknown,
    );
  }
  try {
    parseCsv(text);
  } catch (error) {
    if (error instanceof ImportFault) return error;
    throw error;
  }
  return new ImportFault(unknown);
}
