import type { AssetInput, ContactInput, ServiceInput } from '@polaris/contracts';

export const contactInput = (overrides: Partial<ContactInput> = {}) => ({
  name: 'Maya Okafor',
  email: 'maya@example.com',
  phone: '(310) 555-0110',
  message: 'I would like to know more about the Level-Up Pack.',
  preferredContact: 'email' as const,
  ...overrides,
});

export const serviceInput = (overrides: Partial<ServiceInput> = {}) => ({
  name: 'Dashboard Design',
  description: 'A dashboard that people open without being told to.',
  category: 'visualization' as const,
  price: 950,
  priceDisplay: null,
  iconName: 'chart-line',
  isActive: true,
  showOnLanding: false,
  sortOrder: 0,
  ...overrides,
});

export const assetInput = (overrides: Partial<AssetInput> = {}) => ({
  name: 'Demo video',
  description: 'Two minutes.',
  type: 'video' as const,
  usage: 'portfolio_demo_video' as const,
  url: 'https://example.com/video',
  isActive: true,
  sortOrder: 0,
  ...overrides,
});
