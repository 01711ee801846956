import { Card, RadioGroup } from '@hub/ui';
import type { CleanedFile } from '../model/listed-files';
import { nameOf, type Naming } from '../model/names';

interface NameCardProps {
  entries: readonly CleanedFile[];
  value: Naming;
  onChange: (naming: Naming) => void;
}

/** The choice of the names under which the cleaned files are saved. */
export function NameCard({ entries, value, onChange }: NameCardProps) {
  const namesIn = (naming: Naming) => {
    const [first = '', ...others] = entries.map((entry) => nameOf(entry, naming));
    return others.length === 0 ? first : `${first} and ${others.length} more`;
  };
  const isOne = entries.length === 1;
  const title = isOne ? 'Name' : 'Names';
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-17">{title}</h2>
      <RadioGroup
        label={title}
        quiet
        value={value}
        onChange={onChange}
        options={[
          { value: 'clean', label: namesIn('clean'), hint: 'Gives nothing away' },
          { value: 'own', label: namesIn('own'), hint: isOne ? 'The name it had' : 'The names they had' },
        ]}
      />
    </Card>
  );
}
