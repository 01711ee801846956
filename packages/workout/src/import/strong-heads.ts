import type { CsvRow, CsvTable } from '@hub/tool-kit/import';

/** The columns of Strong by their English names, with their French and Spanish names. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Date: ['Fecha'],
  'Workout Name': ['Nom de l’entraînement', 'Nombre de entrenamiento', 'Nombre del entrenamiento'],
  Duration: ['Durée', 'Duración'],
  'Workout Duration': ['Durée de l’entraînement', 'Duración del entrenamiento'],
  'Exercise Name': ['Nom de l’exercice', 'Nombre del ejercicio'],
  'Set Order': ['Ordre de la série', 'Ordre des séries', 'Orden de la serie', 'Orden de las series'],
  Weight: ['Poids', 'Peso'],
  'Weight Unit': ['Unité de poids', 'Unidad de peso'],
  Reps: ['Réps', 'Répétitions', 'Repeticiones'],
  Distance: ['Distancia'],
  'Distance Unit': ['Unité de distance', 'Unidad de distancia'],
  Seconds: ['Secondes', 'Segundos'],
  Notes: ['Notas'],
  'Workout Notes': [
    'Notes d’entraînement',
    'Notes de l’entraînement',
    'Notas de entrenamiento',
    'Notas del entrenamiento',
  ],
};

/** A unit in brackets after a column's name. */
const UNIT = /\s*\([^)]*\)$/;

/** A name without accents, in lower case and with plain apostrophes. */
const plain = (name: string) =>
  name.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

const english = new Map(
  Object.entries(COLUMNS).flatMap(([name, others]) => [name, ...others].map((one) => [plain(one), name])),
);

/** The English name of a column, with its unit; an unknown name is unchanged. */
function inEnglish(name: string): string {
  const [unit = ''] = UNIT.exec(name) ?? [];
  const known = english.get(plain(name.replace(UNIT, '')));
  return known === undefined ? name : known + unit;
}

/** A table of Strong with English column names, whatever its language. */
export function underEnglishHead(table: CsvTable): CsvTable {
  const head = table.head.map(inEnglish);
  const written = new Map(head.map((name, at) => [name.toLowerCase(), table.head[at] ?? name]));
  const rows = table.rows.map((row): CsvRow => ({
    ...row,
    cell: (name) => row.cell(written.get(name.toLowerCase()) ?? name),
  }));
  return { ...table, head, rows };
}
