"use client";

import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { ListField } from "@/components/admin/entity/list-field";
import { PictureList } from "@/components/admin/media/picture-list";
import { captionTexts } from "@/components/admin/media/picture-texts";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { draftErrors, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { readRecord, saveSingleRecord } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { homeDraftKey, homePreviewPath } from "@/lib/home/draft";
import { homeEntity } from "@/lib/home/entity";
import { type HomeDraft, homeFields } from "@/lib/home/fields";
import { AdvantageFields, ReviewFields, SlideFields } from "./item-fields";

const resolver = resolverOf((draft: HomeDraft) => draftErrors(homeFields, draft));

const path = "home-content";

const galleryTexts = captionTexts(
  adminText("home.fields.gallery"),
  homeFields.gallery.items.fields.alt.limit,
);

const inputs = {
  slides: (
    <ListField key="slides" name="slides" folded>
      {(name, index) => <SlideFields name={name} number={index + 1} />}
    </ListField>
  ),
  reviews: (
    <ListField key="reviews" name="reviews" folded>
      {(name) => <ReviewFields name={name} />}
    </ListField>
  ),
  advantages: (
    <ListField key="advantages" name="advantages" folded>
      {(name) => <AdvantageFields name={name} />}
    </ListField>
  ),
  paragraphs: <ListField key="paragraphs" name="paragraphs" variant="rows" />,
  figures: <ListField key="figures" name="figures" />,
  gallery: <PictureList key="gallery" name="gallery" texts={galleryTexts} />,
  questions: <ListField key="questions" name="questions" folded />,
};

export function HomeForm({ home }: { home: OpenedRecord<HomeDraft> }) {
  return (
    <EntityForm<HomeDraft>
      entity={homeEntity}
      draftKey={homeDraftKey}
      initial={home.values}
      updatedAt={home.updatedAt}
      save={(values, sending) => saveSingleRecord(path, homeFields, values, sending)}
      reload={() => readRecord(path, homeFields)}
      history={{ entity: "home", key: home.id }}
      resolver={resolver}
      texts={{
        submit: adminText("home.submit"),
        submitting: adminText("home.submitting"),
        success: adminText("home.updated"),
        failure: adminText("home.updateFailure"),
      }}
      listHref="/admin"
      actions={<DraftPreviewButton record={homeDraftKey} pathIn={homePreviewPath} />}
      inputs={inputs}
    />
  );
}
