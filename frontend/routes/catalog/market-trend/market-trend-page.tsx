import { Download } from "lucide-react";
import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { ImpactScore } from "../../../features/market/impact-score.tsx";
import { trendPath } from "../../../features/market/market-paths.ts";
import { SentimentMark } from "../../../features/market/sentiment-mark.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { Observations } from "./observations.tsx";
import { RelatedTrends } from "./related-trends.tsx";
import type { ShownTrend } from "./shown-trend.ts";

/** A trend with its metric over time and related trends. */
export function TrendPage({ trend }: { trend: ShownTrend }) {
  const { id, title, category, description, impactScore, sentiment, source, note, createdAt, updatedAt } =
    trend;
  return (
    <RecordPage
      title={title}
      description={description}
      path={trendPath(trend)}
      section={{ to: "/market-intelligence", label: "Market Intelligence" }}
      between={[{ to: `/market-intelligence?category=${encodeURIComponent(category)}`, label: category }]}
    >
      <RecordHead
        title={title}
        actions={
          <SaveActions of={{ kind: "TREND", id: trend.id, title: title, saved: trend.viewerHasSaved }} />
        }
      >
        <Badge>{category}</Badge>
        <SentimentMark sentiment={sentiment} />
      </RecordHead>
      <DetailColumns
        facts={
          <FactCard
            lead={<ImpactScore score={impactScore} />}
            action={
              <ButtonAnchor href={`/api/market-trends/${id}.csv`} download size="md" width="full" mt="5">
                <Download size={16} aria-hidden />
                Export as CSV
              </ButtonAnchor>
            }
            facts={[
              ["Source", source],
              ["Added", <DateFact key="added" at={createdAt} />],
              ["Updated", <DateFact key="updated" at={updatedAt} />],
            ]}
          />
        }
      >
        <RecordSection title="About">
          <Prose>{description}</Prose>
        </RecordSection>
        {trend.observations.length > 0 && (
          <RecordSection title="Observations">
            <Observations trend={trend} />
          </RecordSection>
        )}
        <RecordSection title="Evidence">
          <Prose>{note}</Prose>
        </RecordSection>
      </DetailColumns>
      <RelatedTrends trend={trend} />
    </RecordPage>
  );
}
