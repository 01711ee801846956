import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const surfaces = ['bg-page', 'bg-surface', 'bg-raised'];
const inks = ['text-text', 'text-muted', 'text-accent', 'text-danger', 'text-warning', 'text-ok'];
/** In degrees: a tool can choose any hue. */
const hues = Array.from({ length: 12 }, (_, at) => at * 30);
const sizes = ['text-13', 'text-15', 'text-17', 'text-20', 'text-28', 'text-34'];

/** Every text colour on every surface, the tools' hues and the font sizes. */
function Tokens() {
  return (
    <div className="flex flex-col gap-6">
      {surfaces.map((surface) => (
        <p key={surface} className={`flex flex-wrap gap-4 rounded-card border border-line p-4 ${surface}`}>
          {inks.map((ink) => (
            <span key={ink} className={ink}>
              {ink.slice(5)} on {surface.slice(3)}
            </span>
          ))}
        </p>
      ))}
      <p className="flex flex-wrap gap-3">
        {hues.map((hue) => (
          <span
            key={hue}
            data-tool=""
            style={{ '--hue': hue } as CSSProperties}
            className="rounded-control bg-tool-tint px-3 py-2 font-medium text-tool"
          >
            {hue}°
          </span>
        ))}
      </p>
      <div>
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size}: 3 Dec 2026, 19:42, 1.1172
          </p>
        ))}
      </div>
    </div>
  );
}

const meta: Meta<typeof Tokens> = { component: Tokens };
export default meta;

export const Everything: StoryObj<typeof Tokens> = {};
