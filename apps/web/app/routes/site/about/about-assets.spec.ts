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

describe('assets of the about page', () => {
  it('shows at most three demo videos, in list order', () => {
    const assets = [1, 2, 3, 4].map(() => asset());
    const names = aboutAssets(assets).videos.map(({ name }) => name);
    expect(names).toEqual(assets.slice(0, 3).map(({ name }) => name));
  });

  it('ignores videos with another usage and other types with the same usage', () => {
    const others = [asset({ usage: 'other' }), asset({ type: 'link' })];
    expect(aboutAssets(others).videos).toEqual([]);
  });

  it('shows the resume only when there is one', () => {
    const resume = asset({
      type: 'document',
      usage: 'portfolio_resume_download',
      url: 'https://example.com/resume.docx',
    });
    expect(aboutAssets([asset(), resume]).resume).toBe('https://example.com/resume.docx');
    expect(aboutAssets([asset()]).resume).toBeUndefined();
  });

  it('links to an asset that is a file of this site', () => {
    const url = '/assets/portfolio/resume.docx';
    expect(aboutAssets([asset({ url, usage: 'portfolio_resume_download' })]).resume).toBe(url);
    expect(aboutAssets([asset({ url })]).videos).toMatchObject([{ url }]);
  });

  it('drops an asset with an unsafe address', () => {
    const url = 'javascript:alert(1)';
    const bad = [asset({ url }), asset({ url, usage: 'portfolio_resume_download' })];
    expect(aboutAssets(bad)).toEqual({ videos: [], resume: undefined });
  });
});
