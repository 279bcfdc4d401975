import { Controller } from '@nestjs/common';
import {
  type ContentVersion,
  type ListedContent,
  MAX_SITE_PICTURE,
  type SiteContentPart,
  getSiteContent,
  listContentVersions,
  listSiteContent,
  previewSiteContent,
  resetSiteContent,
  updateSiteContent,
  uploadSitePicture,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { receivePicture } from '../../platform/blobs/picture-body';
import { SiteContentService } from './site-content.service';

@Controller()
export class SiteContentController {
  constructor(private readonly content: SiteContentService) {}

  @Handle(listSiteContent)
  list(): Promise<ListedContent[]> {
    return this.content.list();
  }

  @Handle(getSiteContent)
  get({ params }: InputOf<typeof getSiteContent>): Promise<SiteContentPart> {
    return this.content.get(params.name);
  }

  @Handle(updateSiteContent)
  update({ params, body }: InputOf<typeof updateSiteContent>): Promise<SiteContentPart> {
    return this.content.update(params.name, body);
  }

  @Handle(resetSiteContent)
  async reset({ params }: InputOf<typeof resetSiteContent>): Promise<void> {
    await this.content.reset(params.name);
  }

  @Handle(previewSiteContent)
  async preview({ params, body }: InputOf<typeof previewSiteContent>): Promise<{ html: string }> {
    return { html: await this.content.preview(params.name, body.value) };
  }

  @Handle(listContentVersions)
  listVersions({ params }: InputOf<typeof listContentVersions>): Promise<ContentVersion[]> {
    return this.content.listVersions(params.name);
  }

  @Handle(uploadSitePicture)
  async upload({ body }: InputOf<typeof uploadSitePicture>): Promise<{ picture: string }> {
    return { picture: await this.content.addPicture(await receivePicture(body, MAX_SITE_PICTURE)) };
  }
}
