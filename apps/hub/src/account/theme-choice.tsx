import { type Theme, useTheme } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

const CHOICES: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
];

/** The switch between light, dark and what the device says; it holds for this device. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">Theme</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control bg-raised p-0.5">
        {CHOICES.map(({ theme: choice, label, icon: Icon }) => (
          <label
            key={choice}
            className="flex min-h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-[8px] border border-transparent px-2 font-medium text-muted transition-colors hover:text-text has-checked:bg-chosen has-checked:font-bold has-checked:text-text has-checked:shadow-tab has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === choice}
              onChange={() => setTheme(choice)}
            />
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
