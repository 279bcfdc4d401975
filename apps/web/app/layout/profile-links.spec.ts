import { describe, expect, it } from '@jest/globals';
import { profileLinks } from './profile-links.ts';

const github = {
  name: 'GitHub Profile Link',
  usage: 'other',
  url: 'https://git.example/a',
} as const;
const byUsage = {
  name: 'Code',
  usage: 'site_github_profile',
  url: 'https://git.example/b',
} as const;
const linkedin = {
  name: 'Me',
  usage: 'site_linkedin_profile',
  url: 'https://in.example/c',
} as const;

describe('the links of the footer', () => {
  it('lead nowhere without assets', () => {
    expect(profileLinks([])).toEqual({ github: '#', linkedin: '#' });
  });

  it('take GitHub from the asset of that name, before the usage', () => {
    expect(profileLinks([byUsage, github]).github).toBe(github.url);
  });

  it('take GitHub from its usage where no asset has the name', () => {
    expect(profileLinks([linkedin, byUsage]).github).toBe(byUsage.url);
  });

  it('take LinkedIn from its usage', () => {
    expect(profileLinks([linkedin]).linkedin).toBe(linkedin.url);
  });

  it('can lead to a page of our own', () => {
    expect(profileLinks([{ ...linkedin, url: '/about' }]).linkedin).toBe('/about');
  });

  it('never carry anything but what a link may lead to', () => {
    expect(profileLinks([{ ...linkedin, url: 'javascript:alert(1)' }]).linkedin).toBe('#');
  });
});
