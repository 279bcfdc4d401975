import { describe, expect, it } from '@jest/globals';
import type { Asset } from '@polaris/contracts';
import { aboutAssets } from './about-assets.ts';

let id = 0;
const asset = (own: Partial<Asset> = {}) => ({
  id: (id += 1),
  name: `Video ${id}`,
  description: null,
  type: 'video' as const,
  usage: 'portfolio_demo_video' as const,
  url: 'https://example.com/video',
  ...own,
});

describe('what the page about the owner links to', () => {
  it('is at most three demo videos, in list order', () => {
    const assets = [1, 2, 3, 4].map(() => asset());
    const names = aboutAssets(assets).videos.map(({ name }) => name);
    expect(names).toEqual(assets.slice(0, 3).map(({ name }) => name));
  });

  it('is neither a video of another use nor another type of the same use', () => {
    const others = [asset({ usage: 'other' }), asset({ type: 'link' })];
    expect(aboutAssets(others).videos).toEqual([]);
  });

  it('is the resume only where there is one', () => {
    const resume = asset({
      type: 'document',
      usage: 'portfolio_resume_download',
      url: 'https://example.com/resume.docx',
    });
    expect(aboutAssets([asset(), resume]).resume).toBe('https://example.com/resume.docx');
    expect(aboutAssets([asset()]).resume).toBeUndefined();
  });

  it('may be a file of our own', () => {
    const url = '/assets/portfolio/resume.docx';
    expect(aboutAssets([asset({ url, usage: 'portfolio_resume_download' })]).resume).toBe(url);
    expect(aboutAssets([asset({ url })]).videos).toMatchObject([{ url }]);
  });

  it('is nothing that a link may not lead to', () => {
    const url = 'javascript:alert(1)';
    const bad = [asset({ url }), asset({ url, usage: 'portfolio_resume_download' })];
    expect(aboutAssets(bad)).toEqual({ videos: [], resume: undefined });
  });
});
