/** A sample of the text format of Prometheus. */
interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** The grammar of version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats). */
const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const VALUE = '(?:[+-]?(?:[0-9]+(?:\\.[0-9]*)?(?:[eE][+-]?[0-9]+)?|Inf)|NaN)';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const HELP_LINE = new RegExp(`^# HELP (${NAME}) (?:[^\\\\]|\\\\[\\\\n])*$`);
const TYPE_LINE = new RegExp(`^# TYPE (${NAME}) (?:counter|gauge|histogram|summary|untyped)$`);
const SAMPLE_LINE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)?\\})? (${VALUE})(?: -?[0-9]+)?$`);

function labelsOf(text = ''): Record<string, string> {
  const pairs = text.matchAll(/([a-zA-Z0-9_]+)="((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Reads metrics in the text format, by their names. Throws at the first line that is not of its grammar, at a metric that is
 * not introduced by HELP and TYPE before it, and at one whose lines are not together.
 */
export function parsePrometheus(text: string): Map<string, Sample[]> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const metrics = new Map<string, Sample[]>();
  const introduced = { help: '', type: '' };
  for (const line of text.slice(0, -1).split('\n')) {
    const help = HELP_LINE.exec(line)?.[1];
    const type = TYPE_LINE.exec(line)?.[1];
    const sample = SAMPLE_LINE.exec(line);
    if (help !== undefined) {
      if (metrics.has(help)) throw new Error(`${help} has HELP twice.`);
      introduced.help = help;
    } else if (type !== undefined) {
      if (type !== introduced.help) throw new Error(`${type} has no HELP.`);
      introduced.type = type;
    } else if (sample !== null) {
      const [, name = '', labels, value = ''] = sample;
      if (name !== introduced.type) throw new Error(`${name} has no TYPE.`);
      metrics.set(name, [...(metrics.get(name) ?? []), { labels: labelsOf(labels), value: Number(value) }]);
    } else throw new Error(`Not of the format: ${line}`);
  }
  return metrics;
}
