import ts from 'typescript';

/** The functions that declare a test that runs: a skipped or planned test proves nothing. */
const RUN = /^(?:it|test)(?:\.each|\.for)?$/;

const GROUP = /^(?:describe|test\.describe)(?:\.each|\.for)?$/;

/**
 * The tests of a source file, each with the names of its groups: "a clock › ticks". Names that are computed
 * at run time keep their placeholders (`%s`, `${zone}`). In a file of stories: the stories with a play
 * function.
 * @param {string} path
 * @param {string} text
 */
export function testNames(path, text) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return path.endsWith('.stories.tsx') ? playedStories(source) : namesUnder(source, []);
}

/**
 * @param {ts.Node} node
 * @param {string[]} groups
 * @returns {string[]}
 */
function namesUnder(node, groups) {
  if (ts.isCallExpression(node)) {
    const callee = calleeOf(node);
    const name = nameOf(node.arguments[0]);
    if (name !== undefined && RUN.test(callee)) return [[...groups, name].join(' › ')];
    if (name !== undefined && GROUP.test(callee)) return childNames(node, [...groups, name]);
  }
  return childNames(node, groups);
}

/**
 * @param {ts.Node} node
 * @param {string[]} groups
 */
function childNames(node, groups) {
  /** @type {string[]} */
  const names = [];
  node.forEachChild((child) => {
    names.push(...namesUnder(child, groups));
  });
  return names;
}

/**
 * The called function, without the table of an `each`.
 * @param {ts.CallExpression} call
 */
function calleeOf({ expression }) {
  const callee = ts.isCallExpression(expression) ? expression.expression : expression;
  return callee.getText();
}

/**
 * A string as it is written between its quotes, including placeholders.
 * @param {ts.Node | undefined} node
 */
function nameOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/** @param {ts.SourceFile} source */
function playedStories(source) {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer !== undefined && hasPlay(initializer))
    .map(({ name }) => name.getText());
}

/** @param {ts.Expression} story */
function hasPlay(story) {
  return (
    ts.isObjectLiteralExpression(story) && story.properties.some((entry) => entry.name?.getText() === 'play')
  );
}
