/** Athletes by the word for their sport: a search for either finds the other. */
const DOERS = `archer:archery batsman:bat batter:bat biker:bike bicyclist:bike boarder:board bodyboarder:bodyboard bowler:bowl
 boxer:box canoeist:canoe canoer:canoe climber:climb cricketer:cricket cyclist:cycle dancer:dance diver:dive
 fencer:fence footballer:football golfer:golf handballer:handball hiker:hike hurdler:hurdle
 jogger:jog judoka:judo jumper:jump karateka:karate kayaker:kayak kitesurfer:kitesurf lifter:lift longboarder:longboard
 medalist:medal motorcyclist:motorcycle netballer:netball paddler:paddle paraglider:paraglide 
 powerlifter:powerlift racer:race rider:ride rower:row runner:run sailor:sail 
 sculler:scull shooter:shoot skateboarder:skateboard skater:skate skier:ski snowboarder:snowboard
 sprinter:sprint surfer:surf swimmer:swim thrower:throw walker:walk wakeboarder:wakeboard
 weightlifter:weightlift windsurfer:windsurf wrestler:wrestle
 triathlete:triathlon biathlete:biathlon decathlete:decathlon duathlete:duathlon heptathlete:heptathlon
 pentathlete:pentathlon`;
/** Word forms that the word lists lack or assign to another word. */
const FORMS = `dive:dive rating:rater ratings:rater riding:ride dining:dine taping:tape
 hoping:hope staring:stare kitesurfing:kitesurf paragliding:paraglide powerlifting:powerlift skateboarding:skateboard
 snowboarding:snowboard wakeboarding:wakeboard weightlifting:weightlift windsurfing:windsurf triathletes:triathlon
 programm:program`;
/** Equivalent short and long words. */
const SAME = "bicycle:bike gymnasium:gym analyze:analysis analyzer:analysis";

const pairsOf = (list: string): (readonly [string, string])[] =>
  list.split(/\s+/).map((pair) => pair.split(":") as [string, string]);

const LEMMAS: ReadonlyMap<string, string> = new Map(pairsOf(FORMS));
const RELATED: ReadonlyMap<string, string> = new Map([...pairsOf(DOERS), ...pairsOf(SAME)]);

/** Returns the lemma of a form that the word lists get wrong; undefined if they are right. */
export function knownLemma(form: string): string | undefined {
  return LEMMAS.get(form);
}

/** Returns the lemma that another one is indexed as: `swim` for a swimmer. */
export function relatedLemma(lemma: string): string {
  return RELATED.get(lemma) ?? lemma;
}
