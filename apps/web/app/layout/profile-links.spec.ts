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

describe('footer links', () => {
  it('links to # without assets', () => {
    expect(profileLinks([])).toEqual({ github: '#', linkedin: '#' });
  });

  it('links GitHub to the asset of that name before the one with the usage', () => {
    expect(profileLinks([byUsage, github]).github).toBe(github.url);
  });

  it('links GitHub to the asset with the usage when no asset has the name', () => {
    expect(profileLinks([linkedin, byUsage]).github).toBe(byUsage.url);
  });

  it('links LinkedIn to the asset with the usage', () => {
    expect(profileLinks([linkedin]).linkedin).toBe(linkedin.url);
  });

  it('links to a page of this site', () => {
    expect(profileLinks([{ ...linkedin, url: '/about' }]).linkedin).toBe('/about');
  });

  it('links to # when an asset has an unsafe address', () => {
    expect(profileLinks([{ ...linkedin, url: 'javascript:alert(1)' }]).linkedin).toBe('#');
  });
});
