import { describe, expect, it } from 'vitest';
import { isOfDocument, isPlace } from './places';

describe('a place on a disk', () => {
  it.each([
    'C:\\Users\\ada\\a.png',
    'c:/Users/ada/a.png',
    'C|/Users/ada/a.png',
    'Picture: D:\\ada\\a.png',
    '\\\\nas\\ada\\a.png',
    '//nas01/ada/a.png',
    'smb://nas/ada/a.png',
    'afp://nas/ada',
    'file:///home/ada/a.png',
    'file:/home/ada',
    'ms-word:ofe|u|file:///C:/Users/ada/a.docx',
    'https://example.org/?next=file:///home/ada',
    '/Users/ada/a.png',
    '/home/ada/a.png',
    'home/ada/Pictures/a.png',
    '../../Users/ada/a.png',
    '..\\..\\Users\\ada\\a.png',
    'Scan of /Users/ada/Desktop/a.png',
    'Macintosh HD:Users:ada:Desktop:a.png',
    '/Volumes/ada/a.png',
    '/media/ada/USB/a.png',
    '/storage/emulated/0/ada/a.jpg',
    '/mnt/c/Users/ada/a.png',
    '/run/media/ada/a.png',
    'C:\\Documents and Settings\\ada\\a.png',
    'D:\\Documents and Settings\\ada',
    '~/ada/a.png',
    '~ada/a.png',
    '/D/ada/a.png',
    'content://media/external/images/1',
  ])('is %s', (text) => expect(isPlace(text)).toBe(true));

  it.each([
    'File: an overview of users',
    'Figure 1: Users and groups',
    'https://example.org/home/ada/',
    'http://example.org/Users/ada',
    'See https://example.org/media/a.png, and the rest',
    'mailto:ada@example.org',
    'tel:+49123',
    'and/or',
    'Users/hour',
    'kilometres//hour',
    'The ratio 3:2',
    'Chapter 1: Home',
    '24/7',
    '1. Storage/memory',
    'chapter.1',
    '#page=2',
    'a: b',
  ])('is not %s', (text) => expect(isPlace(text)).toBe(false));
});

it.each([
  ['divorce brief.indd:Anchor 1:45', true],
  ['_Toc1 of letter.docx', true],
  ['/home/ada/a', true],
  ['section.1.2', false],
  ['_Toc123456', false],
])('the name %s was made of a document: %s', (name, expected) => expect(isOfDocument(name)).toBe(expected));
