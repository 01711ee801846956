/** One measured number. */
export interface Metric {
  name: `hub_${string}`;
  help: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** The type of the text format (https://prometheus.io/docs/instrumenting/exposition_formats). */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

const escapedHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapedValue = (text: string) => escapedHelp(text).replaceAll('"', '\\"');

function labelsOf({ labels = {} }: Metric): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapedValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Metrics in Prometheus's text format. Each is a gauge: a number that goes up and down. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .map(
      (metric) =>
        `# HELP ${metric.name} ${escapedHelp(metric.help)}\n` +
        `# TYPE ${metric.name} gauge\n` +
        `${metric.name}${labelsOf(metric)} ${metric.value}\n`,
    )
    .join('');
}
