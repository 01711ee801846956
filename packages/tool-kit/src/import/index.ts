/** Import and export: reading the files of other programs, and writing the hub's own. */
export { cellUnder, hasColumn } from './columns';
export { type CsvRow, type CsvTable, parseCsv } from './csv';
export { dateInCell } from './date-in-cell';
export { findReading, type FormatsOfTool, type FoundRows } from './find-reading';
export { ImportFault } from './import-fault';
export { importFile, readImportFile } from './import-file';
export type {
  ImportFile,
  ImportFormat,
  ImportMatching,
  ImportProblem,
  ImportQuestion,
  ImportReading,
  ImportRow,
} from './import-format';
export { commonFolder, isOfSystem } from './packed-again';
export { readingOf } from './reading-of';
export { changesInWords, type FieldChange, problemsInWords, valuesInWords } from './row-in-words';
export type { DeviceFiles, ImportedField, ToolExport, ToolImports } from './tool-imports';
export { plainCell, writeCsv } from './write-csv';
