import { Segments, useTheme } from '@hub/ui';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

const CHOICES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

/** The choice between light, dark and the system's theme; it applies to this device. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-17">Theme</h2>
      <Segments label="Theme" quiet options={CHOICES} value={theme} onChange={setTheme} />
    </div>
  );
}
