import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { guardTranslations } from './translation-guard';

/** A translator's own: what it removes, the guard must not take for React's. */
const nativeRemove = Reflect.get(Node.prototype, 'removeChild') as (child: Node) => Node;

beforeAll(() => guardTranslations(document));

interface CardsProps {
  count: number;
  note?: string;
  isStarred?: boolean;
}

function Cards({ count, note, isStarred = false }: CardsProps) {
  return (
    <p data-testid="cards">
      {isStarred && <b>Starred: </b>}
      {count} cards
      {note !== undefined && `, ${note}`}
    </p>
  );
}

/** Translates as Chrome does: one element takes the place of all texts that stand side by side. */
async function translate(words: string) {
  const line = screen.getByTestId('cards');
  const texts = [...line.childNodes].filter((node) => node instanceof Text);
  const font = document.createElement('font');
  font.textContent = words;
  line.insertBefore(font, texts[0]!);
  for (const text of texts) nativeRemove.call(line, text);
  expect(line.textContent).toBe(words);
  // The guard is told of it as soon as the script has ended.
  await Promise.resolve();
}

const shown = () => screen.getByTestId('cards').textContent;

it('shows what changes in a text that a translator has replaced', async () => {
  const { rerender } = render(<Cards count={3} />);
  await translate('3 Karten');
  rerender(<Cards count={4} />);
  expect(shown()).toBe('4 cards');
});

it('removes such a text, and leaves nothing of the translation', async () => {
  const { rerender } = render(<Cards count={3} note="all shared" />);
  await translate('3 Karten, alle geteilt');
  rerender(<Cards count={3} />);
  expect(shown()).toBe('3 cards');
});

it('inserts before such a text', async () => {
  const { rerender } = render(<Cards count={3} />);
  await translate('3 Karten');
  rerender(<Cards count={3} isStarred />);
  expect(shown()).toBe('Starred: 3 cards');
});

it('removes an element that a translator has moved into its own', () => {
  const { rerender } = render(<Cards count={3} isStarred />);
  const starred = screen.getByText('Starred:');
  const font = document.createElement('font');
  starred.replaceWith(font);
  font.append(starred);
  rerender(<Cards count={3} />);
  expect(shown()).toBe('3 cards');
});
