import { type Theme, useTheme } from '@hub/ui';

/** The page colour of the design tokens in sRGB, which browsers need for their own frame. */
const PAGE = { light: '#f9f8f5', dark: '#0e0f12' };

function mediaFor(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

/** Gives the browser's frame the colour of the page, in the theme that the person chose. */
export function ThemeColor() {
  const { theme } = useTheme();
  return (
    <>
      <meta name="theme-color" content={PAGE.light} media={mediaFor('light', theme)} />
      <meta name="theme-color" content={PAGE.dark} media={mediaFor('dark', theme)} />
    </>
  );
}
