import { Switch } from './switch';

interface ShareSwitchProps {
  value: boolean;
  onChange: (shared: boolean) => void;
  error?: string | undefined;
}

/** Decides whether the others on the hub see a record, and says who does now. */
export function ShareSwitch({ value, onChange, error }: ShareSwitchProps) {
  return (
    <Switch
      label="Share with everyone here"
      name="shared"
      hint={value ? 'On: everyone here sees this.' : 'Off: only you see this.'}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
