import { expect, it } from '@jest/globals';
import { openingAbout, topicLink, topics } from './topics.ts';

it('starts a message with a prepared sentence', () => {
  expect(openingAbout('custom-training')).toMatch(/custom training/);
  expect(openingAbout('mqe-mentorship')).toBe("I'd like to talk about the MQE Mentorship.");
  expect(openingAbout('museum-reports')).toContain('Fifteen weekly reports for a museum');
});

it.each([null, '', 'nope', 'constructor', '__proto__', '<script>'])(
  'starts no message about %j',
  (topic) => {
    expect(openingAbout(topic)).toBeUndefined();
  },
);

it('links to the plain form from work that cannot be ordered', () => {
  expect(topicLink('quickreports')).toBe('/contact?topic=quickreports');
  expect([topicLink('music'), topicLink(undefined)]).toEqual(['/contact', '/contact']);
  expect(topics()).toHaveLength(new Set(topics()).size);
});
