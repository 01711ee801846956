import { type Theme, useTheme } from '@hub/ui';

/** The page colour of the design tokens as browsers take it for their own frame: sRGB. */
const PAGE = { light: '#f9f8f5', dark: '#0e0f12' };

function mediaFor(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

/** Colours the browser's frame around the page like the page, in the theme that the person chose. */
export function ThemeColor() {
  const { theme } = useTheme();
  return (
    <>
      <meta name="theme-color" content={PAGE.light} media={mediaFor('light', theme)} />
      <meta name="theme-color" content={PAGE.dark} media={mediaFor('dark', theme)} />
    </>
  );
}
