import { describe, expect, it } from 'vitest';
import { CAMERA_PROBLEMS, isTemporary, missingCamera, problemOfError } from './camera-problem';

describe('why there is no camera', () => {
  it.each([
    ['there may be one', true, {}, null],
    ['the hub is open over plain http', false, undefined, 'insecure'],
    ['the browser has none for pages', true, undefined, 'unsupported'],
  ])('%s', (_, isSecureContext, mediaDevices, problem) => {
    expect(missingCamera({ isSecureContext, navigator: { mediaDevices } })).toBe(problem);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('%s is %s', (name, problem) => {
    expect(problemOfError(new DOMException('', name))).toBe(problem);
  });

  it('is said in a sentence of its own each time, and offered again where that may help', () => {
    expect(new Set(Object.values(CAMERA_PROBLEMS)).size).toBe(6);
    for (const sentence of Object.values(CAMERA_PROBLEMS)) expect(sentence).toMatch(/picture of the code/i);
    expect(isTemporary('denied')).toBe(true);
    expect(isTemporary('insecure')).toBe(false);
  });
});
