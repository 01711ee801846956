import type { ChartOption } from './parts';

/** The colours of a chart, as CSS variables, so that a change of the theme shows without redrawing. */
export const COLORS = {
  tool: 'var(--tool, var(--accent))',
  /** The top of the area below a line. */
  area: 'color-mix(in oklab, var(--tool, var(--accent)) 16%, transparent)',
  /** The bottom of the area. The keyword `transparent` would be drawn as black. */
  areaFoot: 'color-mix(in oklab, var(--tool, var(--accent)) 0%, transparent)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  strong: 'var(--line-strong)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  page: 'var(--page)',
} as const;

/** The font of the page, which a drawing needs to measure its text. */
export interface ChartFont {
  family: string;
  /** The small text size of the page, in pixels: it depends on the text size that the person has chosen. */
  size: number;
}

/** Reads the page's current font. */
export function readFont(): ChartFont {
  const root = getComputedStyle(document.documentElement);
  return { family: root.fontFamily || 'sans-serif', size: (parseFloat(root.fontSize) || 16) * 0.8125 };
}

/**
 * A tooltip with these lines, the first one highlighted. It consists of elements, because the content security policy
 * blocks inline styles.
 */
export function tooltipOf([heading, ...lines]: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  for (const [index, text] of [heading ?? '', ...lines].entries()) {
    const line = document.createElement('div');
    line.textContent = text;
    if (index === 0) line.style.fontWeight = '650';
    box.append(line);
  }
  return box;
}

/** The common options of all charts. Charts have no animations, so that there is no motion to reduce. */
export function baseOption(font: ChartFont, tooltip: (index: number) => readonly string[]): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: font.family, fontSize: font.size },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      backgroundColor: COLORS.text,
      borderWidth: 0,
      padding: [8, 12],
      textStyle: { color: COLORS.page, fontFamily: font.family, fontSize: font.size },
      formatter: (shown) => {
        const [first] = Array.isArray(shown) ? shown : [shown];
        return tooltipOf(tooltip(first?.dataIndex ?? 0));
      },
    },
  };
}
