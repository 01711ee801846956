import { Switch } from './switch';

interface ShareSwitchProps {
  value: boolean;
  onChange: (shared: boolean) => void;
  error?: string | undefined;
}

/** Whether the others on the hub can see a record, with a text that says who can see it now. */
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
