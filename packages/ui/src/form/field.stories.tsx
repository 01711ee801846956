import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field';

const meta: Meta<typeof Field> = { component: Field };
export default meta;

/** A field can contain any control, which spreads the given attributes. */
export const AroundAnyControl: StoryObj<typeof Field> = {
  render: () => (
    <Field label="Volume" hint="Louder to the right.">
      {(control) => <input {...control} type="range" className="h-11" />}
    </Field>
  ),
};
