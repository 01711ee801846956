import { useState } from 'react';
import { keepOnDevice, readFromDevice } from '../model/device-memory';
import type { AddressKind } from '../model/suggest';

const NAME = 'kind';

/** The kind of new addresses that a person has chosen on this device, and its setter. */
export function useAddressKind(personId: string): [AddressKind, (kind: AddressKind) => void] {
  const [kind, setKind] = useState<AddressKind>(() =>
    readFromDevice(personId, NAME) === 'words' ? 'words' : 'random',
  );
  function choose(next: AddressKind) {
    setKind(next);
    keepOnDevice(personId, NAME, next);
  }
  return [kind, choose];
}
