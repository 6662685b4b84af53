/** Filler that programs compose of the words of lorem ipsum, which begins with any of them. */
import { type StandIn, write } from './standIn.ts'

/** Words of the filler that occur in no other text of a site. */
const rare =
  'adipiscing aliquam aliquet auctor bibendum blandit commodo condimentum consectetur consequat convallis curabitur cursus dapibus diam dictum dignissim donec dui efficitur egestas eget eleifend elementum elit enim euismod facilisis faucibus fermentum feugiat finibus fringilla gravida hendrerit iaculis imperdiet integer interdum lacinia lacus laoreet lectus lobortis luctus maecenas malesuada mattis mauris maximus mollis morbi nibh nulla nullam nunc odio orci ornare pellentesque pharetra phasellus placerat porta porttitor posuere praesent pretium proin pulvinar purus quam quisque rhoncus risus rutrum sagittis scelerisque sollicitudin suscipit suspendisse tellus tempor tempus tincidunt tortor tristique turpis ullamcorper ultrices ultricies vehicula venenatis vestibulum vivamus viverra volutpat vulputate'
/** Those of them that are also words or names elsewhere, and short ones. */
const common =
  'a ac accumsan ad aenean amet ante arcu at augue class congue cras cubilia cum curae dis dolor duis erat eros est et etiam eu ex facilisi fames felis fusce habitant hac hendrerit id in ipsum justo leo libero ligula litora lorem magna massa metus mi molestie montes nam nascetur natoque nec neque netus nisi nisl non per platea potenti primis quis ridiculus sapien sed sem semper senectus sit sociis sociosqu sodales taciti torquent urna ut varius vel velit vitae'

const anyWord = `(?:${rare} ${common})`.replaceAll(' ', '|')

/** Four words in a row are filler: an anatomist, or a motto, has fewer of them. */
export const latin: StandIn = {
  cues: rare.split(' '),
  pattern: new RegExp(`(?<![\\p{L}])${anyWord}(?:[ ,.;]{1,3}${anyWord}){3,}(?![\\p{L}])[^\\n.]*`, 'giu'),
  fix: `This is filler of a template. ${write}`,
}
