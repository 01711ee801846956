/**
 * The parameters that a list request may have besides its page. PocketBase's filters can follow relations in
 * both directions, compare fields with each other and use modifiers. All of these cost more the more records
 * there are, and some reveal what a person may not see. The hub's screens compare a few fields with values:
 * only that is allowed.
 */

/** The fields by which a collection's lists may be queried. */
export interface Askable {
  /** Those that may be compared with a value. */
  readonly filter: readonly string[];
  /** Those whose text may be searched. */
  readonly contains: readonly string[];
  readonly sort: readonly string[];
}

/** The longest filter is the calendar's: six conditions, 200 characters. Lists of workouts select most fields. */
const MOST = { filter: 400, conditions: 8, sorts: 3, fields: 500 } as const;

/** The kinds of token, each with its letter: junction, bracket, operator, value, name. */
const TOKEN =
  / *(?:(&&|\|\|)|(\()|(\))|(!=|<=|>=|=|<|>|~)|('[^'\\]*'|"[^"\\]*"|-?\d+(?:\.\d+)?\b|true\b|false\b)|([A-Za-z]\w*)) */y;
const KINDS = ['j', '(', ')', 's', 'v', 'n'] as const;

interface Token {
  kind: (typeof KINDS)[number];
  text: string;
}

/** The tokens of a filter; `null` if it contains anything else. */
function tokensOf(filter: string): Token[] | null {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < filter.length) {
    const found = token.exec(filter)?.slice(1) ?? [];
    const at = found.findIndex((text) => Boolean(text));
    const [kind, text] = [KINDS[at], found[at]];
    if (kind === undefined || text === undefined) return null;
    tokens.push({ kind, text });
  }
  return tokens;
}

/** Whether the tokens are conditions (`name operator value`) with `&&` or `||`, and matching brackets. */
function areConditions(tokens: readonly Token[]): boolean {
  let shape = tokens.map(({ kind }) => kind).join('');
  let before = '';
  shape = shape.replace(/nsv/g, 'c');
  while (shape !== before) {
    before = shape;
    shape = shape.replace(/\(c\)|cjc/g, 'c');
  }
  return shape === 'c';
}

function isAllowedCondition([name = '', sign, value = '']: string[], { filter, contains }: Askable): boolean {
  // In a search, `%` and `_` match any text: a few of them make it slow.
  return sign === '~' ? contains.includes(name) && !/[%_]/.test(value) : filter.includes(name);
}

/** Whether a filter only compares these fields with values, in a few conditions. */
export function isAllowedFilter(filter: string, askable: Askable): boolean {
  const tokens = filter.length > MOST.filter ? null : tokensOf(filter);
  if (tokens === null || !areConditions(tokens)) return false;
  const parts = tokens.filter(({ kind }) => 'nsv'.includes(kind)).map(({ text }) => text);
  const conditions = Array.from({ length: parts.length / 3 }, (_, at) => parts.slice(at * 3, at * 3 + 3));
  return (
    conditions.length <= MOST.conditions &&
    conditions.every((condition) => isAllowedCondition(condition, askable))
  );
}

/** Whether a sort order uses these fields only, ascending or descending (`-date,id`). */
export function isAllowedSort(sort: string, askable: Askable): boolean {
  const names = sort.split(',').map((name) => name.replace(/^-/, ''));
  return names.length <= MOST.sorts && names.every((name) => askable.sort.includes(name));
}

/** Whether the requested fields are a short list of names (`id,exercises.sets`). */
function areAllowedFields(fields: string): boolean {
  return fields.length <= MOST.fields && /^[\w.*,]*$/.test(fields);
}

type Question = 'expand' | 'filter' | 'sort' | 'fields';

/** What is wrong with the parameters, as the parameter's name and a sentence; `null` if they are allowed. */
export function questionProblem(
  parameter: (name: Question) => string,
  askable: Askable,
): readonly [Question, string] | null {
  const [filter, sort] = [parameter('filter'), parameter('sort')];
  if (parameter('expand') !== '') return ['expand', 'Other records are not sent along with a record.'];
  if (filter !== '' && !isAllowedFilter(filter, askable))
    return ['filter', 'Lists are not filtered like that.'];
  if (sort !== '' && !isAllowedSort(sort, askable)) return ['sort', 'Lists are not sorted like that.'];
  if (!areAllowedFields(parameter('fields'))) return ['fields', 'Fields are not chosen like that.'];
  return null;
}
