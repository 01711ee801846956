import type { NoteRecord } from '@hub/pb-client';
import { recordHandlers, SAMPLE_PERSON, sampleFrame } from '@hub/tool-kit/testing';
import type { RequestHandler } from 'msw';

/** A record of the signed-in person; pass only the fields that matter for the test. */
function sampleRecord(values: Partial<NoteRecord> = {}): NoteRecord {
  return {
    ...sampleFrame('notes'),
    name: 'Wi-Fi',
    text: 'The password is on the router.',
    owner: SAMPLE_PERSON,
    shared: false,
    ...values,
  };
}

/** Responds like the server's collection `notes`, with one sample record. */
export function sampleHandlers(): RequestHandler[] {
  return recordHandlers({
    collection: 'notes',
    records: [sampleRecord()],
    select: (records) => [...records],
    make: (values) => sampleRecord({ ...values, rev: 1 }),
  });
}
